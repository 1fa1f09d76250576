import { getBase58Decoder, getBase64Encoder, getTransactionDecoder } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { z } from 'zod'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import type { SignedAction, SignedOrder } from '../../ports/chain.ts'

const executeAnswer = z.object({
  status: z.enum(['Success', 'Failed']),
  code: z.number(),
  error: z.string().nullish(),
})
type ExecuteAnswer = z.output<typeof executeAnswer>

/** Refused before anything was sent: bytes, message or signatures are not the order's, or the maker has withdrawn. */
const CERTAIN: Readonly<Record<number, (typeof swapErrors)[keyof typeof swapErrors]>> = {
  [-2]: swapErrors.failed,
  [-3]: swapErrors.failed,
  [-1_003]: swapErrors.failed,
  [-2_003]: swapErrors.priceMoved,
  [-2_004]: swapErrors.priceMoved,
}
/** Sent, and not seen to land: it still can until its height has passed, and only the chain knows. */
const MAY_HAVE_LANDED: readonly number[] = [-1_000, -1_001, -1_002, -1_004, -2_000, -2_001, -2_002]

/** The venue lets the maker complete the bytes and sends them; they are known by the first signature all the same. */
export async function submit(relay: Upstream, signed: SignedAction | SignedOrder): Promise<string> {
  if (signed.chain !== 'solana' || signed.requestId === undefined) {
    throw chainErrors.badTransaction({ context: { chain: 'solana', venue: 'jupiter' } })
  }
  const signature = readSignature(signed.transactionBase64)
  const answer = await relay.post({
    path: '/swap/v2/execute',
    bodyText: JSON.stringify({
      signedTransaction: signed.transactionBase64,
      requestId: signed.requestId,
    }),
    schema: executeAnswer,
  })
  const isAway = answer.status === 'Success' || MAY_HAVE_LANDED.includes(answer.code)
  if (!isAway) throw readFailure(answer)
  return signature
}

/** An order that was forgotten (-1) may have been sent before it was: like all that is unclear, it is asked again. */
function readFailure({ code, error }: ExecuteAnswer): AppError {
  const context = { venue: 'jupiter', executeCode: code, reason: (error ?? '').slice(0, 200) }
  return (CERTAIN[code] ?? swapErrors.venueUnavailable)({ context })
}

function readSignature(transactionBase64: string): string {
  try {
    const { signatures } = getTransactionDecoder().decode(getBase64Encoder().encode(transactionBase64))
    const [first] = Object.values(signatures)
    if (first) return getBase58Decoder().decode(first)
  } catch (cause) {
    throw chainErrors.badTransaction({ context: { chain: 'solana' }, cause })
  }
  throw chainErrors.badTransaction({ context: { chain: 'solana' } })
}
