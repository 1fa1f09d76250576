import type { RouteContract } from '@windhover/core/contract/route'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './describe-api.ts'
import { DOCS_STYLE, renderDocsPage } from './docs-page.ts'
import { DOCS_POLICY } from './security-headers.ts'

/** `/api/docs` for people, `/api/docs/json` for machines. Made once: contracts do not change while we run. */
export function serveDocs(
  app: FastifyInstance,
  parts: { contracts: readonly RouteContract[]; publicOrigin: string },
) {
  const answers = {
    '/api/docs': { type: 'text/html; charset=utf-8', make: () => renderDocsPage(parts.contracts) },
    '/api/docs/json': {
      type: 'application/json; charset=utf-8',
      make: () => JSON.stringify(describeApi(parts.contracts, parts.publicOrigin)),
    },
    '/api/docs/style.css': { type: 'text/css; charset=utf-8', make: () => DOCS_STYLE },
  }
  for (const [url, { type, make }] of Object.entries(answers)) {
    let made: string | null = null
    app.get(url, async (_request, reply) => {
      made ??= make()
      reply.headers({
        'content-type': type,
        'cache-control': 'no-cache',
        'content-security-policy': DOCS_POLICY,
      })
      return made
    })
  }
}
