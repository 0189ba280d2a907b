/** What is looked for: a role with its name, a field by its label, or a text; inside of what comes before it. */
export interface Sought {
  role: string | null;
  /** The source of a pattern for the whole name or text. */
  pattern: string;
  /** The source of a pattern for a part of its text; null for any text. */
  holds: string | null;
}

export interface Wish {
  /** Ways to the thing; the first that leads there counts. */
  paths: readonly (readonly Sought[])[];
  does: 'see' | 'press' | 'type' | 'choose' | 'give';
  value: string;
}

/** Where a thing is, once it can be used; else why not yet. */
export interface Outcome {
  problem: string | null;
  x: number;
  y: number;
  text: string;
}

interface Queries {
  queryAllByRole: (root: HTMLElement, role: string, options: { name: RegExp }) => HTMLElement[];
  queryAllByLabelText: (root: HTMLElement, text: RegExp) => HTMLElement[];
  queryAllByText: (root: HTMLElement, text: RegExp, options: { ignore: string }) => HTMLElement[];
}

/** Runs in the page and so uses nothing outside itself: finds a thing as a person does, and does what needs no pointer. */
export function lookFor({ paths, does, value }: Wish): Outcome {
  const nothing = (problem: string): Outcome => ({ problem, x: 0, y: 0, text: '' });
  const queries = (globalThis as { TestingLibraryDom?: Queries }).TestingLibraryDom;
  if (queries === undefined) return nothing('no queries');
  let problem = 'nothing';
  const follow = (path: readonly Sought[]) => {
    let roots = [document.body];
    for (const { role, pattern, holds } of path) {
      const named = new RegExp(pattern, 's');
      roots = roots.flatMap((root) => {
        if (role === null) return queries.queryAllByText(root, named, { ignore: 'script, style' });
        if (role === 'label') return queries.queryAllByLabelText(root, named);
        return queries.queryAllByRole(root, role, { name: named });
      });
      roots = roots.filter((each) => role === 'label' || each.checkVisibility({ visibilityProperty: true }));
      if (holds !== null) roots = roots.filter(({ innerText }) => new RegExp(holds, 's').test(innerText));
      if (roots.length === 0) problem = `no ${role ?? 'text'} ${pattern}`;
    }
    return roots;
  };
  const found = paths.map(follow).find((each) => each.length > 0)?.[0];
  if (found === undefined) return nothing(problem);
  const text = found.innerText;
  if (does === 'see') return { problem: null, x: 0, y: 0, text };
  if (found.matches(':disabled, [aria-disabled="true"]')) return nothing('it is disabled');
  if (does === 'type' && (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) {
    const proto =
      found instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    found.focus();
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(found, value);
    found.dispatchEvent(new Event('input', { bubbles: true }));
    return { problem: null, x: 0, y: 0, text };
  }
  if (does === 'choose' && found instanceof HTMLSelectElement) {
    const option = [...found.options].find(({ label }) => new RegExp(value, 's').test(label.trim()));
    if (option === undefined) return nothing(`no option ${value}`);
    found.value = option.value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
    return { problem: null, x: 0, y: 0, text };
  }
  if (does === 'give' && found instanceof HTMLInputElement) {
    const { name, type, bytes } = JSON.parse(value) as { name: string; type: string; bytes: string };
    const files = new DataTransfer();
    files.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name, { type }));
    found.files = files.files;
    found.dispatchEvent(new Event('change', { bubbles: true }));
    return { problem: null, x: 0, y: 0, text };
  }
  if (does !== 'press') return nothing(`it is a ${found.tagName}`);
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(found.contains(hit) || hit.contains(found))) {
    found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return nothing(`it is covered by ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`);
  }
  // On a busy machine no frame may come between two looks, and what moves seems to stand.
  const moves = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(found) === true &&
        effect.getComputedTiming().endTime !== Infinity,
    );
  if (moves) return nothing('it moves');
  return { problem: null, x, y, text };
}
