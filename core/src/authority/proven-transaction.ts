import type { ChainId } from '../chains/chain.ts'
import type { DutchOrder } from '../signing/dutch-order.ts'
import type { ProvenTransaction } from './proof-file.ts'

/** Bytes as they are stored after they were signed; null before. */
export type StoredBytes = {
  readonly action: { readonly chain: ChainId } | { readonly chain: 'ethereum'; readonly order: DutchOrder }
  readonly signedTransaction: string | null
  readonly transactionId: string | null
}

/** Signed bytes as a proof writes them down. */
export function provenOf({
  action,
  signedTransaction,
  transactionId: id,
}: StoredBytes): ProvenTransaction | null {
  if (signedTransaction === null || id === null) return null
  if ('order' in action) {
    return { chain: action.chain, id, order: inOneSpelling(action.order), signature: signedTransaction }
  }
  const { chain } = action
  return chain === 'solana' ? { chain, id, signedTransaction } : { chain, id, signedTransaction }
}

/** Addresses in lower case, numbers without zeros in front. */
function inOneSpelling(order: DutchOrder): DutchOrder {
  const address = (text: string) => text.toLowerCase()
  const amount = (text: string) => String(BigInt(text))
  const { reactor, swapper, nonce, deadline, cosigner, input, outputs } = order
  const amounts = (sold: DutchOrder['input']) => ({
    token: address(sold.token),
    startAmount: amount(sold.startAmount),
    endAmount: amount(sold.endAmount),
  })
  return {
    reactor: address(reactor),
    swapper: address(swapper),
    nonce: amount(nonce),
    deadline,
    cosigner: address(cosigner),
    input: amounts(input),
    outputs: outputs.map((output) => ({ ...amounts(output), recipient: address(output.recipient) })),
  }
}
