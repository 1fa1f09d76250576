/** Who has the focus now and should get it back later. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
