import { bitcoinAddress } from '@windhover/core/intelligence/bitcoin-facts'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { BitcoinFacts } from '../../ports/bitcoin-facts.ts'
import {
  balancesAnswer,
  inscriptionsAnswer,
  marketAnswer,
  runeAnswer,
  toInscription,
  toRuneFacts,
} from './parse.ts'

const RUNE_NAME = /^[A-Z]{1,28}$/

export function createBitcoinFacts(options: {
  url: string
  apiKey: string
  timeoutMs?: number
}): BitcoinFacts {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'Ordiscan',
    baseUrl: url,
    headers: { authorization: `Bearer ${apiKey}` },
    ...rest,
  })
  return {
    getHoldings: async (address) => {
      if (!bitcoinAddress.safeParse(address).success) {
        throw intelligenceErrors.sourceRefused({ text: 'This is not an address on Bitcoin.' })
      }
      const [runes, inscriptions] = await Promise.all([
        source.get(`/address/${address}/runes`, balancesAnswer),
        source.get(`/address/${address}/inscriptions`, inscriptionsAnswer),
      ])
      return {
        address,
        runes: runes.data.map(({ name, balance }) => ({ name, balanceRaw: balance })),
        inscriptions: inscriptions.data.map(toInscription),
      }
    },
    findRune: async (text) => {
      const name = text.toUpperCase().replaceAll(/[\s.•]/g, '')
      if (!RUNE_NAME.test(name)) return null
      const [rune, market] = await Promise.all([
        source.find(`/rune/${name}`, runeAnswer),
        // Nobody has to trade it.
        source.find(`/rune/${name}/market`, marketAnswer),
      ])
      return rune === null ? null : toRuneFacts(rune, market)
    },
    listInscriptions: async (limit) => {
      const answer = await source.get('/inscriptions?sort=inscription_number_desc', inscriptionsAnswer)
      return answer.data.slice(0, limit).map(toInscription)
    },
  }
}
