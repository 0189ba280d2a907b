import type { AgreementDemand } from '@/domain/agreements/agreement';

/** A pop-up window as a gateway sends it, in either form; text that was not sent is empty. */
export interface PopupRecord {
  windowId: string;
  /** 1 image, 2 text-image, 3 agreement. */
  windowType: string;
  /** 1 on, 0 taken off, 2 over; whatever else comes counts as on. */
  windowStatus: string;
  windowImageUrl: string;
  buttonImageUrl: string;
  /** 2: the button has words even where there is an image for it. */
  buttonType: string;
  windowTitle: string;
  /** One text, or one for each step. */
  windowTxt: string | readonly string[];
  /** A map of placeholders to values or a list of name/url pairs, parsed or as JSON. */
  replaceTxt?: unknown;
  windowLeftButton: string;
  windowRightButton: string;
  userConfirmType: string;
  confirmTip: string;
  color: string;
  interactionType: string;
  gotoUrl: string;
  lzEntity: { average: string };
  /** The other form of the record. */
  popWinContent: string;
  protocolUrl: string;
  protocolName: string;
}

/** The source of a pop-up, which receives its acknowledgement: the list of the page, the system's own, or the life service. */
export type PopupSource = 'page' | 'system' | 'life';

/** An agreement to read; its address comes from outside. */
export interface PopupLink {
  name: string;
  url: string;
}

/**
 * A pop-up as the app uses it. Texts are plain text, except the steps of one that was written in HTML, which are not sanitised yet;
 * addresses are not judged yet; empty text means “not given”.
 */
export interface Popup {
  windowId: string;
  windowType: '1' | '2' | '3';
  source: PopupSource;
  /** It is not on any more. */
  over: boolean;
  title: string;
  /** The text of each step, at least one. */
  steps: readonly string[];
  /** The steps are HTML: their sender wrote tags into them. What was filled in is text all the same. */
  html: boolean;
  links: readonly PopupLink[];
  imageUrl: string;
  buttonImageUrl: string;
  leftButton: string;
  rightButton: string;
  confirmTip: string;
  /** Of the button, as #rgb or #rrggbb. */
  color: string;
  demand: AgreementDemand;
  /** What confirming does after it was acknowledged; `close` is not even acknowledged. */
  interaction: 'next' | 'grant' | 'open' | 'close';
  gotoUrl: string;
  /** Whole points that it grants; 0 for none, and where what it says is no whole number. */
  points: number;
}

/** Makes one pop-up of either form of the record. */
export function popupOf(record: PopupRecord, source: PopupSource): Popup {
  const { links, values } = readReplacements(record.replaceTxt);
  const hasProtocol = record.protocolUrl !== '' || record.protocolName !== '';
  const protocol = { name: record.protocolName || record.protocolUrl, url: record.protocolUrl };
  const given = typeof record.windowTxt === 'string' ? [record.windowTxt] : record.windowTxt;
  const texts = given.filter((text) => text !== '');
  const templates = texts.length === 0 ? [record.popWinContent] : texts;
  const html = templates.some((template) => /<[a-z!/][^<>]*>/i.test(template));
  return {
    windowId: record.windowId,
    windowType: record.windowType === '1' || record.windowType === '3' ? record.windowType : '2',
    source,
    over: record.windowStatus === '0' || record.windowStatus === '2',
    title: record.windowTitle.trim(),
    steps: templates.map((template) => filledIn(template, values, html ? escaped : asItIs)),
    html,
    links: hasProtocol ? [...links, protocol] : links,
    imageUrl: record.windowImageUrl,
    buttonImageUrl: record.buttonType === '2' ? '' : record.buttonImageUrl,
    leftButton: record.windowLeftButton,
    rightButton: record.windowRightButton,
    confirmTip: record.confirmTip,
    color: /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(record.color) ? record.color : '',
    demand: { hasProtocol, userConfirmType: Number(record.userConfirmType) },
    interaction: interactionOf(record),
    gotoUrl: record.gotoUrl,
    points: wholePoints(record.lzEntity.average),
  };
}

/** A jump without an address is no more than a confirmation. */
function interactionOf({ interactionType, gotoUrl }: PopupRecord): Popup['interaction'] {
  if (interactionType === '2') return 'grant';
  if (interactionType === '3' && gotoUrl !== '') return 'open';
  return interactionType === '4' ? 'close' : 'next';
}

function wholePoints(text: string): number {
  return /^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : 0;
}

interface Replacements {
  values: ReadonlyMap<string, string>;
  links: readonly PopupLink[];
}

function readReplacements(given: unknown): Replacements {
  const read = typeof given === 'string' ? parsed(given) : given;
  if (typeof read !== 'object' || read === null) return { values: new Map(), links: [] };
  if (Array.isArray(read)) return { values: new Map(), links: read.flatMap(linkOf) };
  const values = Object.entries(read).flatMap(([placeholder, value]: [string, unknown]) =>
    placeholder !== '' && (typeof value === 'string' || typeof value === 'number')
      ? [[placeholder, String(value)] as const]
      : [],
  );
  return { values: new Map(values), links: [] };
}

function linkOf(given: unknown): PopupLink[] {
  if (typeof given !== 'object' || given === null || !('name' in given) || !('url' in given)) return [];
  const { name, url } = given;
  return typeof name === 'string' && typeof url === 'string' && name !== '' ? [{ name, url }] : [];
}

/** Replaces each placeholder by its value in one pass, so that placeholders inside values stay as they are. */
function filledIn(
  text: string,
  values: ReadonlyMap<string, string>,
  written: (value: string) => string,
): string {
  if (values.size === 0) return text;
  // Where one placeholder begins with another, the longer one is meant.
  const longestFirst = [...values.keys()].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((placeholder) => placeholder.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return text.replace(new RegExp(any.join('|'), 'g'), (found) => written(values.get(found) ?? found));
}

const asItIs = (value: string) => value;

/** HTML special characters of a value are escaped, because a value is always text. */
function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
