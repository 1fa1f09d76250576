import { type Address, type Hash, type Hex, isHex, keccak256, type PublicClient, toHex } from 'viem'
import { parseSigned, type SignedTransaction } from './parse-signed.ts'
import { refusals } from './relay-refusals.ts'
import type { RelayedBook } from './relayed-book.ts'
import { GAS_PRICE_TINYBAR } from './units.ts'

export type SendSignedOptions = {
  readonly node: PublicClient
  readonly book: RelayedBook
  /** Of an account that was addressed by its number. */
  readonly ownAddress: (address: Address) => Address
}

export type SendSigned = (raw: unknown) => Promise<Hash>

/**
 * Signed bytes are in weibar, the node counts in tinybar: it carries the same call from the same sender under the same
 * nonce, without the signature. The same bytes again give the same hash and move nothing.
 */
export function createSendSigned({ node, book, ownAddress }: SendSignedOptions): SendSigned {
  let last: Promise<unknown> = Promise.resolve()
  const send = async (raw: Hex): Promise<Hash> => {
    const hash = keccak256(raw)
    const known = book.byHash(hash)
    if (known && (await isOnNode(node, known.nodeHash))) return hash
    const signed = await parseSigned(raw)
    await demandFit(node, signed)
    book.add({
      hash,
      nodeHash: await carry(node, { ...signed, to: signed.to && ownAddress(signed.to) }),
      raw,
    })
    return hash
  }
  return (raw) => {
    if (!isHex(raw)) throw refusals.invalidParameter(0, 'Expected 0x prefixed hexadecimal value')
    // In turn: two copies of the same bytes must not both find the book without them.
    const sent = last.then(() => send(raw))
    last = sent.catch(() => undefined)
    return sent
  }
}

async function isOnNode(node: PublicClient, hash: Hash): Promise<boolean> {
  const found = await node.getTransaction({ hash }).catch(() => null)
  return found !== null
}

async function demandFit(node: PublicClient, signed: SignedTransaction): Promise<void> {
  const [nonce, balance] = await Promise.all([
    node.getTransactionCount({ address: signed.from, blockTag: 'pending' }),
    node.getBalance({ address: signed.from }),
  ])
  if (balance === 0n && nonce === 0) throw refusals.senderNotFound(signed.from)
  if (signed.nonce < nonce) throw refusals.nonceTooLow(signed.nonce, nonce)
  if (signed.nonce > nonce) throw refusals.nonceTooHigh(signed.nonce, nonce)
  if (balance < signed.valueTinybar + signed.gas * GAS_PRICE_TINYBAR) throw refusals.insufficientFunds()
}

async function carry(node: PublicClient, signed: SignedTransaction): Promise<Hash> {
  const call = {
    from: signed.from,
    ...(signed.to === null ? {} : { to: signed.to }),
    data: signed.data,
    value: toHex(signed.valueTinybar),
    gas: toHex(signed.gas),
    gasPrice: toHex(GAS_PRICE_TINYBAR),
    nonce: toHex(signed.nonce),
  }
  return node.request({ method: 'eth_sendTransaction' as never, params: [call] as never })
}
