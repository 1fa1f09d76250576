import { RATE_LIMITS } from '@windhover/core/contract/rate-classes'
import type { RouteContract } from '@windhover/core/contract/route'
import { z } from 'zod'
import { capabilityOf } from './describe-api.ts'

/** The description for people: one page, no script, nothing from elsewhere. */
export function renderDocsPage(contracts: readonly RouteContract[]): string {
  const groups = Map.groupBy(contracts, capabilityOf)
  const sections = [...groups].map(
    ([name, routes]) =>
      `<section><h2 id="${text(name)}">${text(name)}</h2>${routes.map(renderRoute).join('')}</section>`,
  )
  const links = [...groups.keys()].map((name) => `<a href="#${text(name)}">${text(name)}</a>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Windhover API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Windhover API</h1>
<p>Made from the contracts the server checks every request with. For machines: <a href="/api/docs/json">OpenAPI 3.1</a>.</p>
<nav>${links.join(' ')}</nav>${sections.join('')}</main></body></html>`
}

function renderRoute(contract: RouteContract): string {
  const { method, path, summary, access, rate } = contract
  const schemas = [
    renderSchema('Path', contract.params, 'input'),
    renderSchema('Query', contract.query, 'input'),
    renderSchema('Body', contract.body, 'input'),
    renderSchema('Answer', contract.response, 'output'),
  ]
  return `<details><summary><b>${method}</b> <code>${text(path)}</code> ${text(summary)}</summary>
<p>Access: ${access}. At most ${RATE_LIMITS[rate].callsPerMinute} calls a minute.</p>${schemas.join('')}</details>`
}

function renderSchema(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return ''
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<h3>${title}</h3><pre>${text(JSON.stringify(described, null, 2))}</pre>`
}

const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border: 1px solid #8884; border-radius: 8px; padding: .5rem .75rem; margin: .5rem 0 }
summary { cursor: pointer }
pre { overflow: auto; background: #8881; padding: .75rem; border-radius: 8px }
nav a { margin-right: .75rem }`
