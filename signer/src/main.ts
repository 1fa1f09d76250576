import { createApprovalStore } from './authority/approval-store.ts'
import { createEnvelopeStore } from './authority/envelope-store.ts'
import { createOwnerStore } from './authority/owner-store.ts'
import { readSignerConfig } from './config.ts'
import { vaultKeysMaker } from './create-vault-keys.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { signerRoutes } from './http/routes.ts'
import { createPolicyStore } from './ledger/policy-store.ts'
import { createSigningLedger } from './ledger/signing-ledger.ts'
import { createLog, describeError } from './log.ts'
import { createMetrics } from './metrics.ts'
import { migrateSigner } from './migrate.ts'
import { createKeyRing } from './sign/key-ring.ts'
import { actionSigner } from './sign/sign-action.ts'
import { listenOnSocket } from './socket/listen-on-socket.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { connectDatabase } from './store/connect-database.ts'
import { createVaultKeyStore } from './store/vault-key-store.ts'
import { openKeyWrapper } from './wrappers/open-key-wrapper.ts'

/** The only process that holds keys. Reached over a Unix socket; speaks to its own database schema and to nobody else. */
const log = createLog()

async function main(): Promise<void> {
  const config = readSignerConfig(process.env)
  delete process.env.PKCS11_PIN
  delete process.env.SIGNER_DATABASE_URL
  delete process.env.APPROVAL_SECRET

  const wrapper = await openKeyWrapper(config.wrapper)
  const sql = connectDatabase(config.database)
  const migrations = await migrateSigner(sql)
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
  const store = createVaultKeyStore(sql)
  const keyRing = createKeyRing({ store, wrapper })
  const { approvalSecret, payAgainAfterMs, world } = config
  const owners = createOwnerStore({ sql, world })
  const approvals = createApprovalStore({ sql, world, owners })
  const ledger = createSigningLedger({ sql, payAgainAfterMs })
  const routes = signerRoutes({
    createVaultKeys: vaultKeysMaker({ store, wrapper }),
    signAction: actionSigner({
      keyRing,
      ledger,
      approvals,
      approvalSecret,
      feeAccount: config.hederaFeeAccount,
      settlers: config.zeroXSettlers,
    }),
    policies: createPolicyStore(sql),
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
    await Promise.all([sql.end({ timeout: 5 }), wrapper.close()])
  }
  // Before anybody can connect: who sees it listening may ask it to stop at once.
  stopOnSignal({ server, log, close })
  await listenOnSocket(server, config.socketPath)
  log.info('listening', {
    socket: config.socketPath,
    world: config.world,
    keyWrapper: wrapper.kind,
    pid: process.pid,
  })
  if (migrations.length > 0) log.info('migrated', { migrations: migrations.join(' ') })
}

try {
  await main()
} catch (error) {
  log.error('could not start', describeError(error))
  process.exit(1)
}
