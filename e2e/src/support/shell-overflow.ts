import type { Page } from 'playwright-core'

/**
 * What sticks out at the sides or can be scrolled sideways. The shell cuts off what is too wide, so asking the
 * document alone would find nothing.
 */
export function listSidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 40)}`
    const found: string[] = []
    if (window.innerWidth > screen.width) found.push(`the page is laid out ${window.innerWidth} px wide`)
    if (document.documentElement.scrollWidth > wide) found.push('the document scrolls')
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) {
        found.push(`scrolls: ${name(element)}`)
      }
      const box = element.getBoundingClientRect()
      const isControl = element.matches('a, button, input, textarea, select, [tabindex], h1, h2, h3, p')
      const srOnly = box.width <= 1
      if (isControl && !srOnly && (box.left < -0.5 || box.right > wide + 0.5)) {
        found.push(`sticks out: ${name(element)}`)
      }
    }
    return found
  })
}
