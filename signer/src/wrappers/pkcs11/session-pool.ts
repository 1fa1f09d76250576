import type { Handle, PKCS11 } from 'pkcs11js'
import type { Pkcs11Settings } from '../../wrapper-config.ts'
import { findRootKey, type RootKey } from './find-root-key.ts'
import { findSlot, initialize, openSession } from './open-token.ts'
import { isTokenLost, TokenError } from './token-errors.ts'

/** As many as Node has threads to call from: more sessions would only wait. */
const SESSIONS_MAX = 4

type Connection = { readonly slot: Handle; readonly key: RootKey; readonly idle: Handle[]; opened: number }
type Job = () => void

export type TokenCall<Result> = (session: Handle, key: Handle) => Promise<Result>

export type SessionPool = {
  readonly rootKeyId: string
  /** Runs one operation on a session of its own. After the loss of the token it logs in anew and tries once more. */
  run<Result>(call: TokenCall<Result>): Promise<Result>
  close(): void
}

export function openSessionPool(module: PKCS11, settings: Pkcs11Settings): SessionPool {
  let connection: Connection | undefined = connect(module, settings)
  const rootKeyId = connection.key.id
  const waiting: Job[] = []

  function current(): Connection {
    connection ??= connect(module, settings)
    // Another root key under the same label would seal new vaults that no other instance could open.
    if (connection.key.id !== rootKeyId) throw new TokenError('the root key in the token was exchanged')
    return connection
  }

  async function runOnce<Result>(call: TokenCall<Result>): Promise<Result> {
    while (current().idle.length === 0 && current().opened >= SESSIONS_MAX) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    const mine = current()
    return useSession({ mine, session: mine.idle.pop() ?? openAnother(mine), call })
  }

  function openAnother(mine: Connection): Handle {
    const session = openSession({ module, slot: mine.slot, settings })
    mine.opened += 1
    return session
  }

  async function useSession<Result>(input: { mine: Connection; session: Handle; call: TokenCall<Result> }) {
    const { mine, session, call } = input
    try {
      const result = await call(session, mine.key.handle)
      mine.idle.push(session)
      return result
    } catch (error) {
      closeQuietly(() => module.C_CloseSession(session))
      mine.opened -= 1
      if (isTokenLost(error) && connection === mine) {
        connection = undefined
        closeQuietly(() => module.C_CloseAllSessions(mine.slot))
      }
      throw error
    } finally {
      waiting.shift()?.()
    }
  }

  return {
    rootKeyId,
    run: async (call) => {
      try {
        return await runOnce(call)
      } catch (error) {
        if (!isTokenLost(error)) throw error
        return runOnce(call)
      }
    },
    close: () => {
      const open = connection
      connection = undefined
      if (open !== undefined) closeQuietly(() => module.C_CloseAllSessions(open.slot))
    },
  }
}

function connect(module: PKCS11, settings: Pkcs11Settings): Connection {
  initialize(module)
  const slot = findSlot(module, settings.tokenLabel)
  const session = openSession({ module, slot, settings })
  const key = findRootKey({ module, session, label: settings.keyLabel })
  if (key === undefined) throw new TokenError('the token holds no key with the label PKCS11_KEY_LABEL')
  return { slot, key, idle: [session], opened: 1 }
}

function closeQuietly(close: () => void): void {
  try {
    close()
  } catch {
    // The session is gone already: that is what was wanted.
  }
}
