import { toSourceError } from '../../platform/upstream/create-source.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'

const GOOD = '0'
/** A coin or pair that it does not follow. */
const UNKNOWN = ['40002', '404']
const TOO_OFTEN = ['50001', '429']
const BROKEN = ['500', '50000']

/** It answers refusals with status 200 too and says in the body what it means. False: it knows no such coin. */
export function checkEnvelope(envelope: unknown): boolean {
  const { code, msg } = envelope as { readonly code: string; readonly msg?: string | null | undefined }
  if (code === GOOD) return true
  if (UNKNOWN.includes(code)) return false
  const failure = TOO_OFTEN.includes(code)
    ? 'rate-limited'
    : BROKEN.includes(code)
      ? 'unavailable'
      : 'refused'
  throw toSourceError(
    new UpstreamError({ failure, provider: 'CoinGlass', said: `${code} ${msg ?? ''}` }),
    'CoinGlass',
  )
}
