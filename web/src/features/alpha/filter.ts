import type { ChainSlug } from '@windhover/core/alpha/chain-slugs'

export type Filter = {
  readonly name: string
  readonly ticker: string
  readonly xHandle: string
  readonly chain: ChainSlug | null
}

export const NO_FILTER: Filter = { name: '', ticker: '', xHandle: '', chain: null }

/** Of a filter only what holds something back. */
export function toQuery({ name, ticker, xHandle, chain }: Filter) {
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(ticker.trim() === '' ? {} : { ticker: ticker.trim() }),
    ...(xHandle.trim() === '' ? {} : { xHandle: xHandle.trim() }),
    ...(chain === null ? {} : { chain }),
  }
}

/** What is active, in the order of the dialog. */
export function listActive(
  filter: Filter,
): readonly { readonly field: keyof Filter; readonly value: string }[] {
  const query: Partial<Record<keyof Filter, string>> = toQuery(filter)
  return (['name', 'ticker', 'xHandle', 'chain'] as const).flatMap((field) => {
    const value = query[field]
    return value === undefined ? [] : [{ field, value }]
  })
}

export const without = (filter: Filter, field: keyof Filter): Filter => ({
  ...filter,
  [field]: NO_FILTER[field],
})
