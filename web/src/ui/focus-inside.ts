const FIRST_FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** Marked element, else the first field, else the box itself: never a button that does something by itself. */
export function focusInside(box: HTMLElement): void {
  const target =
    box.querySelector<HTMLElement>('[data-autofocus]') ?? box.querySelector<HTMLElement>(FIRST_FIELD) ?? box
  target.focus({ preventScroll: true })
}
