import { NETWORKS } from '@windhover/core/authority/networks'
import { openHeadKey } from './audit/head-key.ts'
import { createHeadSigner } from './audit/head-signer.ts'
import { tellPublicKey } from './audit/tell-public-key.ts'
import { createApprovalStore } from './authority/approval-store.ts'
import { policyAuthoriser } from './authority/authorise-policy.ts'
import { createEnvelopeStore } from './authority/envelope-store.ts'
import { createOwnerStore } from './authority/owner-store.ts'
import { vaultSigner } from './authority/sign-vaults.ts'
import { ownerAttester, ownerViewer } from './authority/view-owner.ts'
import { readSignerConfig } from './config.ts'
import { vaultKeysMaker } from './create-vault-keys.ts'
import { factVerifier } from './facts/verify-facts.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { signerRoutes } from './http/routes.ts'
import { earlyAnswer } from './ledger/early-answer.ts'
import { createPolicyStore } from './ledger/policy-store.ts'
import { createSigningLedger } from './ledger/signing-ledger.ts'
import { createLog, describeError } from './log.ts'
import { createMetrics } from './metrics.ts'
import { PAY_AGAIN_AFTER_MS } from './policy/may-land-still.ts'
import { recordGiver } from './proof/hand-out-record.ts'
import { holdApprovals, holdEnvelopes, holdOwners, readLastRestore } from './restore/hold-after-restore.ts'
import { withSecrets } from './secrets-file.ts'
import { createKeyRing } from './sign/key-ring.ts'
import { actionSigner } from './sign/sign-action.ts'
import { listenOnSocket } from './socket/listen-on-socket.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { connectDatabase } from './store/connect-database.ts'
import { requireGround } from './store/require-ground.ts'
import { createVaultKeyStore } from './store/vault-key-store.ts'
import { openRootKeys } from './wrappers/root-keys.ts'

/** The only process that holds keys. Reached over a Unix socket; speaks to its own database and to nobody else. */
const log = createLog()

async function main(): Promise<void> {
  const config = readSignerConfig(withSecrets(process.env))

  const rootKeys = await openRootKeys(config)
  const sql = connectDatabase(config.database)
  await requireGround(sql)
  const metrics = createMetrics()

  const isReady = async () => {
    try {
      await Promise.all([sql`select 1`, rootKeys.health()])
      return true
    } catch (error) {
      log.error('not ready', describeError(error))
      return false
    }
  }
  const headKey = await openHeadKey({ sql, rootKeys })
  if (config.publicKeyFile !== null) tellPublicKey(config.publicKeyFile, headKey.publicKey)
  const heads = createHeadSigner({ sql, key: headKey, world: config.world, log })
  const store = createVaultKeyStore(sql)
  const keyRing = createKeyRing({ store, rootKeys })
  const { world } = config
  const held = { sql, restoredAt: await readLastRestore(sql) }
  const owners = holdOwners(createOwnerStore({ sql, world }), held)
  const { keys, needed: witnessesNeeded } = config.witnesses
  const verifyFacts = factVerifier({ world, keys })
  const answerEarly = earlyAnswer({ sql, verifyFacts, witnessesNeeded })
  const approvals = holdApprovals(createApprovalStore({ sql, world, owners, answerEarly }), held)
  const ledger = createSigningLedger({ sql, payAgainAfterMs: PAY_AGAIN_AFTER_MS[world] })
  const viewOwner = ownerViewer({ sql, owners, signVaults: vaultSigner({ sql, world, key: headKey }) })
  const routes = signerRoutes({
    createVaultKeys: vaultKeysMaker({ store, rootKeys }),
    signAction: actionSigner({
      keyRing,
      ledger,
      approvals,
      feeAccount: config.hederaFeeAccount,
      settlers: config.zeroXSettlers,
      cosigners: config.uniswapXCosigners,
      chainIds: NETWORKS[world],
      verifyFacts,
      witnessesNeeded,
    }),
    policies: createPolicyStore({ sql, authorise: policyAuthoriser({ world, owners }) }),
    heads,
    owners,
    viewOwner,
    attestOwner: ownerAttester({ world, key: headKey, viewOwner }),
    approvals,
    envelopes: holdEnvelopes(createEnvelopeStore({ sql, world, owners }), held),
    handOutRecord: recordGiver({ sql, world, key: headKey }),
    isReady,
    keyWrapper: rootKeys.sealing.kind,
    networks: NETWORKS[world],
    metrics,
  })
  const server = createHttpServer({ routes, log, metrics })
  const close = async () => {
    keyRing.close()
    await heads.stop()
    await Promise.all([sql.end({ timeout: 5 }), rootKeys.close()])
  }
  // Before anybody can connect: who sees it listening may ask it to stop at once.
  stopOnSignal({ server, log, close })
  await listenOnSocket(server, {
    path: config.socketPath,
    group: config.socketGroup,
    setting: 'SIGNER_SOCKET',
  })
  log.info('listening', {
    socket: config.socketPath,
    world: config.world,
    keyWrapper: rootKeys.sealing.kind,
    auditHeadKey: headKey.publicKey,
    pid: process.pid,
  })
}

try {
  await main()
} catch (error) {
  log.error('could not start', describeError(error))
  process.exit(1)
}
