import type { ActivityCategory } from '@/domain/activities/activity';

/** What stands at the right of an activity's picture, on a ground of its own: 360 by 150. */
const motifs: Readonly<Record<ActivityCategory, { ground: readonly [string, string]; drawing: string }>> = {
  festival: {
    ground: ['#bd4025', '#862413'],
    drawing:
      '<path stroke="#f6d894" stroke-width="2" d="M284 0v34M284 96v22M226 0v16M226 62v18"/><ellipse cx="284" cy="66" rx="34" ry="31" fill="#e7c578"/>' +
      '<path fill="none" stroke="#b98429" stroke-width="2" d="M284 35v62M268 38q-10 28 0 56M300 38q10 28 0 56"/><ellipse cx="226" cy="40" rx="25" ry="23" fill="#d8a94c"/>' +
      '<path fill="none" stroke="#8f6118" stroke-width="1.6" d="M226 17v46M214 20q-7 20 0 40M238 20q7 20 0 40"/>',
  },
  welfare: {
    ground: ['#a9331c', '#5a1b12'],
    drawing:
      '<path fill="#df7258" d="M224 62h108v66q0 8-8 8h-92q-8 0-8-8z"/><path fill="#d04e33" d="M216 46h124v24H216z"/><path fill="#f2dca6" d="M268 46h20v90h-20z"/>' +
      '<path fill="none" stroke="#f6d894" stroke-width="7" d="M278 46c-48 2-40-44-6-20q6 6 6 20c0-14 0-14 6-20 34-24 42 22-6 20z"/>',
  },
  health: {
    ground: ['#1e7052', '#0e3024'],
    drawing:
      '<circle cx="306" cy="38" r="20" fill="#f2dca6"/><path fill="#2c8765" d="M180 118q60-56 116-18t64-16v66H180z"/><path fill="#83c4a8" d="M200 140q56-34 100-14t60-12v36H200z" opacity=".7"/>' +
      '<path fill="none" stroke="#fff8ee" stroke-width="6" stroke-dasharray="14 9" d="M206 150q40-40 90-34t64-28"/>',
  },
  learning: {
    ground: ['#275d70', '#0f262e'],
    drawing:
      '<path fill="#fff8ee" d="M276 54q-34-18-70-6v72q36-12 70 6z"/><path fill="#f4ede4" d="M280 54q34-18 70-6v72q-36-12-70 6z"/><path stroke="#d8a94c" stroke-width="4" d="M278 52v76"/>' +
      '<path fill="none" stroke="#8bb3c0" stroke-width="3" d="M222 66q22-4 40 4M222 82q22-4 40 4M296 70q18-8 40-4M296 86q18-8 40-4"/>',
  },
  family: {
    ground: ['#8f6118', '#3d290f'],
    drawing:
      '<path fill="#f2dca6" d="m278 24 70 52h-14v60H222V76h-14z"/><path fill="#bf3b22" d="m278 14 82 62-8 8-74-56-74 56-8-8z"/><path fill="#744d14" d="M264 96h28v40h-28z"/>' +
      '<path fill="#fff8ee" d="M278 88c-16-11-12-26 0-18 12-8 16 7 0 18z"/>',
  },
  community: {
    ground: ['#377285', '#183944'],
    drawing:
      '<circle cx="236" cy="70" r="17" fill="#e7c578"/><circle cx="322" cy="70" r="17" fill="#f5c6b8"/><circle cx="279" cy="58" r="20" fill="#fff8ee"/>' +
      '<path fill="#d8a94c" d="M208 136q0-40 28-40t28 40z"/><path fill="#df7258" d="M294 136q0-40 28-40t28 40z"/><path fill="#f4ede4" d="M245 136q0-48 34-48t34 48z"/>',
  },
};

const scales =
  '<pattern id="s" width="24" height="14" patternUnits="userSpaceOnUse"><path fill="none" stroke="#f6d894" d="M0 14a12 12 0 0 1 24 0M-12 7a12 12 0 0 1 24 0M12 7a12 12 0 0 1 24 0"/></pattern>';

/** A category's picture with scales, an arc of foil and its motif, as an address that brings it along. */
export function activityDrawn(category: ActivityCategory, turn: number): string {
  const { ground, drawing } = motifs[category];
  const [from, to] = turn % 2 === 0 ? ground : [ground[1], ground[0]];
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="150" viewBox="0 0 360 150"><defs>${scales}<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h360v150H0z"/><path fill="url(#s)" opacity=".14" d="M120 0h240v150H120z"/><path fill="none" stroke="#f6d894" stroke-width="1.5" d="M0 126c60 20 120 26 180 26s120-6 180-26"/>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
