import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareSoftHsm } from '../softhsm/prepare-token.ts'
import { giveFolder } from './users.ts'

export type KeyWrapperEnv = {
  readonly env: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
  readonly remark: string | null
}

/**
 * The signer's root key: in SoftHSM where that is installed, else in a file. State that began with a file stays with
 * it, because nothing else opens the vaults made so far.
 */
export async function prepareKeyWrapper(stateDir: string): Promise<KeyWrapperEnv> {
  const dir = resolve(stateDir, 'signer')
  // Ours while we prepare it, the signer's again before it starts.
  giveFolder(dir, { owner: null, mode: 0o700 })
  const keyFile = join(dir, 'root-key')
  const byFile = (why: string) => ({
    env: { KEY_WRAPPER: 'file', KEY_FILE: keyFile },
    secrets: {},
    remark: `vault keys are wrapped by a file, for practice only: ${why}`,
  })
  if (existsSync(keyFile)) return byFile('this state began with one (--fresh begins anew)')
  const token = join(dir, 'hsm')
  const began = existsSync(token)
  const prepared = await prepareSoftHsm({ dir: token })
  if (prepared.env !== null) return { env: prepared.env, secrets: prepared.secrets, remark: null }
  if (began) throw new Error(`the vault keys of this state are wrapped by SoftHSM, and ${prepared.reason}`)
  return byFile(prepared.reason)
}
