import type { InfiniteData } from '@tanstack/react-query'
import type { RouteResponse } from '@windhover/core/contract/route'
import type { IntentView, transactionRoutes } from '@windhover/core/transactions/contract'

type IntentPage = RouteResponse<typeof transactionRoutes.listIntents>
export type IntentPages = InfiniteData<IntentPage, string | null>

/** Puts the news where the intent stands, or on top when it is new; older news than what is shown changes nothing. */
export function patchPages(pages: IntentPages, news: IntentView): IntentPages {
  const shown = pages.pages
    .flatMap(({ intents }) => intents)
    .find(({ intent }) => intent.id === news.intent.id)
  if (shown !== undefined && Date.parse(shown.changedAt) > Date.parse(news.changedAt)) return pages
  const patched = pages.pages.map((page, index) => {
    if (shown === undefined) return index === 0 ? { ...page, intents: [news, ...page.intents] } : page
    return { ...page, intents: page.intents.map((each) => (each.intent.id === news.intent.id ? news : each)) }
  })
  return { ...pages, pages: patched }
}
