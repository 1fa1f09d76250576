/**
 * What sticks out at the sides or can be scrolled sideways. The shell cuts off what is too wide, so asking the
 * document alone would find nothing. Lists that are drawn to run out of a phone's screen say so.
 */
export function listSidewaysOverflow(): readonly string[] {
  const wide = document.documentElement.clientWidth
  const found = document.documentElement.scrollWidth > wide ? ['the document scrolls'] : []
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-runs-out]')) continue
    if (scrollsSideways(element)) found.push(`scrolls: ${nameOf(element)}`)
    if (sticksOut(element, wide)) found.push(`sticks out: ${nameOf(element)}`)
  }
  return found
}

function scrollsSideways(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
}

function sticksOut(element: Element, wide: number): boolean {
  if (!element.matches('a, button, input, textarea, select, [tabindex], h1, h2, h3, p')) return false
  const { left, right, width } = element.getBoundingClientRect()
  const isForScreenReaders = width <= 1
  return !isForScreenReaders && (left < -0.5 || right > wide + 0.5)
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 40)
  return `${element.tagName.toLowerCase()} ${name}`
}
