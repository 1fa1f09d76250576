import { readFileSync } from 'node:fs'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeJson } from '../chains/solana/rpc/write-json.ts'
import type { World } from '../world/world.ts'
import type { Html } from './html.ts'
import { valueThen } from './name-tokens.ts'
import { openChains } from './open-chains.ts'
import { layPage } from './pages/layout.ts'
import { EXPLORER_PATHS, pageHref } from './pages/links.ts'
import { accountPage, blockPage, homePage, refusalPage, tokenPage } from './pages/other-pages.ts'
import { PAGE_SCRIPT } from './pages/page-script.ts'
import type { PageContext } from './pages/parts.ts'
import { transactionPage } from './pages/transaction-page.ts'
import type { ExplorerChain, PageKind } from './views.ts'

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8')

/** Whatever a token calls itself, a page runs and loads nothing but its own. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Page = { readonly title: string; readonly body: Html; readonly raw?: unknown }
type ReadPage = (chain: ExplorerChain, id: string, context: PageContext) => Promise<Page | null>

const PAGES: Readonly<Record<PageKind, ReadPage>> = {
  transaction: async (chain, id, context) => {
    const view = await chain.transaction(id)
    return view && { title: view.title, body: transactionPage(context, view), raw: view.raw }
  },
  token: async (chain, id, context) => {
    const view = await chain.token(id)
    return view && { title: view.token.name, body: tokenPage(context, view) }
  },
  account: async (chain, id, context) => {
    const view = await chain.account(id)
    return view && { title: `${view.title} ${view.id}`, body: accountPage(context, view) }
  },
  block: async (chain, id, context) => {
    const view = await chain.block(id)
    return view && { title: `Block ${view.id}`, body: blockPage(context, view) }
  },
}
/** Where a text could be several things, the first of them that is there is meant. */
const KINDS = Object.keys(PAGES) as PageKind[]

/** Pages at the paths of the public explorers, below `/explorer/<chain>`. */
export function mountExplorer(
  app: FastifyInstance,
  { world, productUrl }: { world: World; productUrl: string | null },
): void {
  const open = openChains(world)
  const send = (reply: FastifyReply, chain: ChainId, page: Page) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(layPage({ chain, productUrl }, page))
  const refuse = (
    reply: FastifyReply,
    chain: ChainId,
    { status, asked }: { status: 400 | 404; asked: string },
  ) => {
    const body = refusalPage(status === 400 ? 'malformed' : 'notFound', asked)
    return send(reply.status(status), chain, { title: String(status), body })
  }
  const contextOf = (chain: ChainId): PageContext => ({
    chain,
    nowMs: Date.now(),
    valueUsd: (amount, atMs) => valueThen(world, amount, atMs),
  })

  app.get('/explorer/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/explorer/script.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PAGE_SCRIPT),
  )
  app.get('/explorer', async (_request, reply) => reply.redirect(EXPLORER_PATHS.solana))

  for (const chain of CHAIN_IDS) {
    app.get(EXPLORER_PATHS[chain], async (_request, reply) => {
      const latest = await (await open(chain)).latest()
      return send(reply, chain, { title: CHAINS[chain].name, body: homePage(contextOf(chain), latest) })
    })
    app.get<{ Querystring: { q?: string } }>(`${EXPLORER_PATHS[chain]}/search`, async (request, reply) => {
      const asked = String(request.query.q ?? '').trim()
      const kind = await guessKind(await open(chain), asked)
      return kind === null
        ? refuse(reply, chain, { status: 400, asked })
        : reply.redirect(pageHref(chain, kind, asked))
    })
    for (const kind of KINDS) {
      app.get<{ Params: { id: string }; Querystring: { format?: string } }>(
        pageHref(chain, kind, '').concat(':id'),
        async (request, reply) => {
          const { id } = request.params
          const source = await open(chain)
          if (!source.isId[kind](id)) return refuse(reply, chain, { status: 400, asked: id })
          const page = await PAGES[kind](source, id, contextOf(chain))
          if (!page) return refuse(reply, chain, { status: 404, asked: id })
          if (request.query.format !== 'raw' || page.raw === undefined) return send(reply, chain, page)
          return reply.type('application/json; charset=utf-8').send(writeJson(page.raw))
        },
      )
    }
  }
}

async function guessKind(chain: ExplorerChain, asked: string): Promise<PageKind | null> {
  const [first, ...others] = KINDS.filter((kind) => chain.isId[kind](asked))
  if (first === undefined) return null
  for (const kind of [first, ...others]) if (await chain[kind](asked)) return kind
  return first
}
