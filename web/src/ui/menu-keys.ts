const FORGET_TYPED_MS = 600

let typed = ''
let typedAt = 0

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
}

export function focusFirstItem(menu: HTMLElement): void {
  itemsOf(menu)[0]?.focus({ preventScroll: true })
}

/** Which item a key leads to; null when the key means nothing to a menu. */
export function itemForKey(menu: HTMLElement, key: string): HTMLElement | null {
  const items = itemsOf(menu)
  const current = items.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return items[(current + 1) % items.length] ?? null
    case 'ArrowUp':
    case 'ArrowLeft':
      return items[current <= 0 ? items.length - 1 : current - 1] ?? null
    case 'Home':
      return items[0] ?? null
    case 'End':
      return items.at(-1) ?? null
    default:
      return key.length === 1 && key !== ' ' ? itemStartingWith(items, current, key) : null
  }
}

/** Letters typed in a row narrow the search; the same letter again goes to the next one. */
function itemStartingWith(items: readonly HTMLElement[], current: number, key: string): HTMLElement | null {
  const now = performance.now()
  typed = now - typedAt > FORGET_TYPED_MS ? key : typed + key
  typedAt = now
  const repeated = [...typed].every((one) => one === typed[0])
  const wanted = (repeated ? key : typed).toLowerCase()
  const from = repeated ? current + 1 : Math.max(current, 0)
  const ordered = [...items.slice(from), ...items.slice(0, from)]
  return ordered.find((item) => item.textContent?.trim().toLowerCase().startsWith(wanted)) ?? null
}
