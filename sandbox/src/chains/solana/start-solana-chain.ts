import { type Address, address, type Signature } from '@solana/kit'
import type { FaultBoard } from '../../faults/fault-board.ts'
import type { Listing, Universe } from '../../universe/listing.ts'
import type { SandboxPorts } from '../../world/ports.ts'
import type { SandboxLog } from '../../world/world.ts'
import { readTransaction } from './engine/read-transaction.ts'
import { simulate } from './engine/simulate.ts'
import { accountsOfToken } from './genesis/list-token.ts'
import { createLookUp } from './look-up.ts'
import { openNode, type SolanaNode } from './open-node.ts'
import { readHistory } from './read-history.ts'
import { serveRpc } from './rpc/serve-rpc.ts'
import { SolanaSendError } from './send-error.ts'
import { sendGift } from './send-gift.ts'
import type { SolanaChain, SolanaTokenAccount } from './solana-chain.ts'
import { readHolding } from './tokens/token-layout.ts'
import { serveSubscriptions } from './ws/serve-subscriptions.ts'

/** How much of the journal a killed process has to play again at most, in time. */
const SAVE_EVERY_MS = 60_000

export type SolanaChainOrder = {
  readonly universe: Universe
  readonly ports: Pick<SandboxPorts, 'solanaRpc' | 'solanaWs'>
  /** Whom it answers; this machine alone unless told otherwise. */
  readonly host?: string
  readonly stateDir: string
  readonly cacheDir: string
  readonly seed: string
  readonly faults: FaultBoard
  readonly log: SandboxLog
}

export async function startSolanaChain(order: SolanaChainOrder): Promise<SolanaChain> {
  const { ports, faults, log, universe, host = '127.0.0.1' } = order
  const node = await openNode(order)
  const ensureMint = (listing: Listing) => listToken(node, listing)
  if (node.lacksListings) for (const listing of universe.onChain('solana')) await ensureMint(listing)
  const submit = (wire: Uint8Array) => submitOrThrow(node, wire)
  const rpc = await serveRpc({ node, faults, log, host, port: ports.solanaRpc })
  const subscriptions = await serveSubscriptions({ node, log, host, port: ports.solanaWs })
  const saving = setInterval(() => node.save(), SAVE_EVERY_MS)
  saving.unref()
  return {
    rpcUrl: `http://127.0.0.1:${ports.solanaRpc}`,
    wsUrl: `ws://127.0.0.1:${ports.solanaWs}`,
    maker: node.maker,
    faucet: node.faucet.address,
    ensureMint,
    blockHeight: () => BigInt(node.slots.height()),
    latestBlockhash: () => {
      const { blockhash, lastValidBlockHeight } = node.blockhashes.latest()
      return { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
    },
    lamports: (owner) => node.svm.getBalance(owner) ?? 0n,
    tokenAmount: (owner, mint) =>
      tokenAccountsOf(node, owner, new Set(node.tokens.ofMint(mint))).reduce(
        (sum, account) => sum + account.amountRaw,
        0n,
      ),
    tokenAccounts: (owner) => tokenAccountsOf(node, owner),
    hasAccount: (at) => node.svm.getAccount(at).exists,
    send: async (wire) => submit(wire),
    history: (owner, page) => readHistory(node, owner, page),
    lookUp: createLookUp(node),
    fund: (to, gift) => sendGift(node, submit, { to, gift }),
    stop: async () => {
      clearInterval(saving)
      await Promise.all([rpc.stop(), subscriptions.stop()])
      node.close()
    },
  }
}

async function listToken(node: SolanaNode, listing: Listing): Promise<void> {
  if (listing.standard === 'native' || node.svm.getAccount(address(listing.address)).exists) return
  const accounts = await accountsOfToken(listing, node.maker.address, node.svm)
  // Somebody else may have listed it while addresses were being derived.
  if (!node.svm.getAccount(address(listing.address)).exists) node.executor.writeAccounts(accounts)
}

/** The maker holds thousands of accounts: those not asked for are never read. */
function tokenAccountsOf(
  { svm, tokens }: SolanaNode,
  owner: Address,
  among?: ReadonlySet<Address>,
): SolanaTokenAccount[] {
  return tokens.ofOwner(owner).flatMap((at) => {
    if (among && !among.has(at)) return []
    const account = svm.getAccount(at)
    if (!account.exists) return []
    const { mint, amountRaw, state } = readHolding(account.data)
    return [{ account: at, mint, program: account.programAddress, amountRaw, isFrozen: state === 'frozen' }]
  })
}

/** The same bytes again are answered with the same signature, as a node does past preflight. */
function submitOrThrow(node: SolanaNode, wire: Uint8Array): Signature {
  const read = readTransaction(wire)
  if (node.history.head(read.signature)) return read.signature
  const refusal = node.executor.refusal(read)
  if (refusal !== null) throw new SolanaSendError(refusal)
  const { err, meta } = simulate(node, read, { verifySignatures: true })
  if (err !== null) throw new SolanaSendError(err, meta?.logs())
  const outcome = node.executor.land(read)
  if ('refused' in outcome) throw new SolanaSendError(outcome.refused)
  const { record } = outcome.landed
  if (record.err !== null) throw new SolanaSendError(record.err, record.logs)
  return read.signature
}
