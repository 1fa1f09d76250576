import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { type Html, html } from '../html.ts'
import { copy } from './copy.ts'
import { icons } from './icons.ts'
import { EXPLORER_PATHS } from './links.ts'

export type Frame = {
  readonly chain: ChainId
  /** Where the product is; null where the practice world runs without it. */
  readonly productUrl: string | null
}

export function layPage({ chain, productUrl }: Frame, page: { title: string; body: Html }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${page.title} · ${copy.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/explorer/style.css">
<script src="/explorer/script.js" defer></script>
</head>
<body>
<header class="top">
<a class="brand" href="${EXPLORER_PATHS[chain]}">${icons.cube}<span>${copy.name}</span></a>
<nav class="networks" aria-label="${copy.networks}">${Object.values(CHAINS).map(
    ({ id, name }) =>
      html`<a href="${EXPLORER_PATHS[id]}"${id === chain ? html` aria-current="true"` : null}>${name}</a>`,
  )}</nav>
<form class="search" role="search" action="${EXPLORER_PATHS[chain]}/search">
${icons.search}<input name="q" aria-label="${copy.search}" placeholder="${copy.search}" autocomplete="off" spellcheck="false" required><kbd>/</kbd>
</form>
<span class="badge world"><span class="dot"></span>${copy.badge}</span>
${productUrl === null ? null : html`<a class="button back" href="${productUrl}">${icons.back}${copy.back}</a>`}
</header>
<main>
<p class="note">${icons.info}<span>${copy.note}</span></p>
${page.body}
</main>
</body>
</html>
`.text
}
