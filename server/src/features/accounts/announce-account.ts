import type { FeatureParts } from '../../composition/feature.ts'
import type { Logger } from '../../platform/log/logger.ts'

/** A sign-up must not hang on what follows it; sweeps make up for what did not happen in time. */
const WAIT_MS = 3_000

/** Tells the other capabilities about a new account. Never fails: the account exists either way. */
export async function announceAccount(call: {
  accountCreated: FeatureParts['accountCreated']
  userId: string
  log: Logger
}): Promise<void> {
  const { accountCreated, userId, log } = call
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${WAIT_MS} ms`)), WAIT_MS)
  })
  try {
    await Promise.race([accountCreated(userId), timeout])
  } catch (error) {
    log.error({ err: error, userId }, 'what follows a sign-up did not run; it will be repaired')
  } finally {
    clearTimeout(timer)
  }
}
