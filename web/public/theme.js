/* Runs before the first paint, from its own file because the page allows no inline script.
   The one place that turns the choice (system, dark, light) into the theme on <html>. */
;(() => {
  const key = 'theme'
  const light = matchMedia('(prefers-color-scheme: light)')
  // --bg-surface of tokens.css: the stylesheet is not loaded yet when this runs.
  const barColor = { dark: '#10171f', light: '#ffffff' }

  const readChoice = () => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const apply = (chosen) => {
    const choice = chosen ?? readChoice()
    const theme = choice === 'dark' || choice === 'light' ? choice : light.matches ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = barColor[theme]
  }

  apply()
  light.addEventListener('change', () => apply())
  addEventListener('theme-choice', (event) => apply(event.detail))
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply()
  })
})()

/* The page forbids text that becomes code. zod would try that first and be refused with a report each time, and it
   decides when a schema is made: before any module of the app runs there is only this file. */
globalThis.__zod_globalConfig = { jitless: true }
