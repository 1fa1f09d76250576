import type { RouteContract } from '@windhover/core/contract/route'

export type RequestParts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** Path with its parameters filled in, plus the query. */
export function buildUrl(contract: RouteContract, parts: RequestParts): string {
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = parts.params?.[name]
    if (value === undefined) throw new Error(`${contract.path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** Calls for a vault name it in one of three places; the sealed key is looked up by it. */
export function findVaultId(parts: RequestParts): string | null {
  for (const part of [parts.params, parts.query, parts.body]) {
    const found = part?.vaultId
    if (typeof found === 'string') return found
  }
  return null
}
