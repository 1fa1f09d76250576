import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { describeToken, shareOf } from '@windhover/core/discovery/describe-token'
import { cleanText } from '@windhover/core/text/clean-text'
import { z } from 'zod'
import { epochMsOrNull, figureIfAny, goodRows, textIfAny } from '../../platform/upstream/read-fields.ts'

/** Every token of this launchpad is made from the same contract. */
const DECIMALS = 18
const LABEL_CHARS = 40

const row = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  name: z.string(),
  /** `symbol` is what the launch raises, `shortName` what it is called by. */
  shortName: textIfAny,
  symbol: textIfAny,
  image: textIfAny,
  status: textIfAny,
  showStatus: textIfAny,
  label: textIfAny,
  twitterUrl: textIfAny,
  webUrl: textIfAny,
  telegramUrl: textIfAny,
  launchTime: epochMsOrNull.catch(null),
  createDate: epochMsOrNull.catch(null),
  tokenPrice: z
    .object({
      price: figureIfAny,
      progress: figureIfAny,
      marketCap: figureIfAny,
      /** A share: 0.25 is up by a quarter. */
      dayIncrease: figureIfAny,
      tradingUsd: figureIfAny,
      raisedAmount: figureIfAny,
      liquidity: figureIfAny,
      holderCount: figureIfAny,
    })
    .nullish()
    .catch(null),
})
type Row = z.output<typeof row>

/** The rows stand alone, or in pages of records; it refuses with status 200 and another code. */
export const fourMemeAnswer = z
  .object({ code: z.union([z.number(), z.string()]), msg: textIfAny, data: z.unknown().optional() })
  .transform(({ code, msg, data }, context) => {
    if (Number(code) !== 0) return { rows: null, rowCount: 0, said: `${code} ${msg ?? ''}` }
    const list = z.union([z.array(z.unknown()), z.object({ records: z.array(z.unknown()) })]).safeParse(data)
    const found = list.data === undefined || Array.isArray(list.data) ? list.data : list.data.records
    const rows = goodRows(row).safeParse(found)
    if (!rows.success) context.issues.push({ code: 'custom', message: 'no list of tokens', input: data })
    return { rows: rows.data ?? [], rowCount: found?.length ?? 0, said: '' }
  })

/** Its figures are in BNB while it is on the curve, and in dollars once it is traded outside. */
export function toFourMemeToken(told: Row, bnbUsd: number | null): DiscoveredToken {
  const price = told.tokenPrice
  const isGraduated = told.showStatus === 'listed' || told.status === 'TRADE'
  const inUsd = (value: number | null | undefined) => {
    if (value === null || value === undefined) return null
    if (isGraduated) return value
    return bnbUsd === null ? null : value * bnbUsd
  }
  const dayIncrease = price?.dayIncrease ?? null
  return describeToken({
    chain: 'bsc',
    address: told.address,
    symbol: told.shortName || told.symbol || told.name,
    name: told.name,
    decimals: DECIMALS,
    logoURI: told.image ?? null,
    createdAt: told.launchTime ?? told.createDate,
    priceUsd: inUsd(price?.price),
    changePct: dayIncrease === null ? null : dayIncrease * 100,
    volumeUsd: price?.tradingUsd ?? null,
    marketCapUsd: inUsd(price?.marketCap),
    liquidityUsd: inUsd(price?.liquidity),
    holderCount: price?.holderCount ?? null,
    launch: {
      launchpad: 'four-meme',
      // R3-010
      progress: isGraduated ? 1 : shareOf(price?.progress ?? null),
      isGraduated,
      label: cleanText(told.label ?? '', LABEL_CHARS) || null,
    },
    links: { website: told.webUrl, twitter: told.twitterUrl, telegram: told.telegramUrl },
  })
}
