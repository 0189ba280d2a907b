/** Remaining time in whole parts; the words for them are in `messages`. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Takes remaining milliseconds. A second that has begun still counts, so that zero means over; a negative time gives zeros. */
export function countdown(remaining: number): Countdown {
  const left = Number.isFinite(remaining) ? Math.max(0, Math.ceil(remaining / 1000)) : 0;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** The same as text for digit boxes: hours, minutes and seconds always have two digits, days as many as they need. */
export function countdownDigits(remaining: number): Record<keyof Countdown, string> {
  const { days, hours, minutes, seconds } = countdown(remaining);
  return { days: String(days), hours: padded(hours), minutes: padded(minutes), seconds: padded(seconds) };
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
