import { readFileSync } from 'node:fs'
import { Html, html } from '../../explorer/html.ts'
import { icons } from '../../explorer/pages/icons.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** In the page itself: a fault that strikes the next call must not strike a style sheet instead. */
const STYLE = new Html(`<style>${read('../../explorer/style.css')}${read('./consent.css')}</style>`)

/** No `form-action`: the answer to the form leads back to the app, wherever that is. */
export const CONSENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

const DEFAULT_USERNAME = 'practice_trader'

const SCOPES: Readonly<Record<string, string>> = {
  'users.read': 'See your user name',
  'tweet.read': 'Read your posts',
  'offline.access': 'Stay connected until you disconnect',
}

const WINDHOVER = new Html(
  `<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M12 2.2c.9 0 1.5.6 1.7 1.5 1.6.5 3 .1 4.6-1.1 3.2 2.3 4.9 6 5.3 10.8-2.2-3.3-5.7-4.6-9.7-3.1l1.2 7.3c-2 .8-4.2.8-6.2 0l1.2-7.3C6.1 8.8 2.6 10.1.4 13.4.8 8.6 2.5 4.9 5.7 2.6c1.6 1.2 3 1.6 4.6 1.1.2-.9.8-1.5 1.7-1.5Z"/><circle cx="12" cy="21.5" r="1.9" fill="var(--accent)"/></svg>`,
)
const NETWORK = new Html(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/></svg>',
)

/** What the app asks for, and whose name it gets. The fields go along unseen. */
export function consentPage(asked: Readonly<Record<string, string>> & { readonly scope: string }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Connect Windhover · Practice network</title>
<link rel="icon" href="data:,">
${STYLE}
</head>
<body>
<main class="consent">
<form class="card" method="post">
${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="sides"><span class="side">${WINDHOVER}</span>${icons.link}<span class="side">${NETWORK}</span>
<span class="badge"><span class="dot"></span>Practice network</span></div>
<h1>Windhover wants to access your account</h1>
<p class="t2">This network exists only in the practice world. Pick any user name.</p>
<ul class="asks" aria-label="Windhover will be able to">
${asked.scope.split(' ').map((scope) => html`<li>${icons.check}<span>${SCOPES[scope] ?? scope}</span></li>`)}
</ul>
<label class="field">User name
<input name="username" value="${DEFAULT_USERNAME}" maxlength="15" pattern="\\w+" required autocomplete="off" autocapitalize="off" spellcheck="false"></label>
<div class="acts">
<button class="button primary" name="decision" value="allow">Authorize app</button>
<button class="button" name="decision" value="deny" formnovalidate>Cancel</button>
</div>
</form>
</main>
</body>
</html>
`.text
}
