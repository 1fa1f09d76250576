import { openHeadKey } from './audit/head-key.ts'
import { createHeadSigner } from './audit/head-signer.ts'
import { createApprovalStore } from './authority/approval-store.ts'
import { createEnvelopeStore } from './authority/envelope-store.ts'
import { createOwnerStore } from './authority/owner-store.ts'
import { readSignerConfig } from './config.ts'
import { vaultKeysMaker } from './create-vault-keys.ts'
import { factVerifier } from './facts/verify-facts.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { signerRoutes } from './http/routes.ts'
import { createPolicyStore } from './ledger/policy-store.ts'
import { createSigningLedger } from './ledger/signing-ledger.ts'
import { createLog, describeError } from './log.ts'
import { createMetrics } from './metrics.ts'
import { PAY_AGAIN_AFTER_MS } from './policy/may-land-still.ts'
import { withSecrets } from './secrets-file.ts'
import { createKeyRing } from './sign/key-ring.ts'
import { actionSigner } from './sign/sign-action.ts'
import { listenOnSocket } from './socket/listen-on-socket.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { connectDatabase } from './store/connect-database.ts'
import { requireGround } from './store/require-ground.ts'
import { createVaultKeyStore } from './store/vault-key-store.ts'
import { openKeyWrapper } from './wrappers/open-key-wrapper.ts'

/** The only process that holds keys. Reached over a Unix socket; speaks to its own database and to nobody else. */
const log = createLog()

async function main(): Promise<void> {
  const config = readSignerConfig(withSecrets(process.env))

  const wrapper = await openKeyWrapper(config.wrapper)
  const sql = connectDatabase(config.database)
  await requireGround(sql)
  const metrics = createMetrics()

  const isReady = async () => {
    try {
      await Promise.all([sql`select 1`, wrapper.health()])
      return true
    } catch (error) {
      log.error('not ready', describeError(error))
      return false
    }
  }
  const headKey = await openHeadKey({ sql, wrapper })
  const heads = createHeadSigner({ sql, key: headKey, world: config.world, log })
  const store = createVaultKeyStore(sql)
  const keyRing = createKeyRing({ store, wrapper })
  const { approvalSecret, world } = config
  const owners = createOwnerStore({ sql, world })
  const approvals = createApprovalStore({ sql, world, owners })
  const ledger = createSigningLedger({ sql, payAgainAfterMs: PAY_AGAIN_AFTER_MS[world] })
  const routes = signerRoutes({
    createVaultKeys: vaultKeysMaker({ store, wrapper }),
    signAction: actionSigner({
      keyRing,
      ledger,
      approvals,
      approvalSecret,
      feeAccount: config.hederaFeeAccount,
      settlers: config.zeroXSettlers,
      verifyFacts: factVerifier({ world: config.world, keys: config.witnesses.keys }),
      witnessesNeeded: config.witnesses.needed,
    }),
    // Looser changes carry no proof of their owner yet: the api has asked for one, and the delay holds for everybody.
    policies: createPolicyStore({ sql, authorise: async () => {} }),
    heads,
    owners,
    approvals,
    envelopes: createEnvelopeStore({ sql, world, owners }),
    isReady,
    keyWrapper: wrapper.kind,
    metrics,
  })
  const server = createHttpServer({ routes, log, metrics })
  const close = async () => {
    keyRing.close()
    await heads.stop()
    await Promise.all([sql.end({ timeout: 5 }), wrapper.close()])
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
    keyWrapper: wrapper.kind,
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
