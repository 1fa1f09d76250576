import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { revealVaultKeys } from '@windhover/testkit/test-signer'
import { findUsers, type Owner } from '@windhover/tools/stack/users'
import { type Attack, held, moved, type NotTried, notTried, type Outcome } from '../attack.ts'
import { runAs, unlessDenied, userOf } from '../attacker/run-as.ts'
import type { World } from '../world/world.ts'
import { secretsAmong } from './secret-attacks.ts'

const LINE = 'one user for all processes'
const ROOT: Owner = { uid: 0, gid: 0 }
const CONNECT =
  'const { connect } = require("node:net"); connect(process.argv[1]).once("connect", () => process.exit())'

/** What another user of the machine could reach. Tried as the user that the running api has, who knows every path. */
export const USER_ATTACKS: readonly Attack[] = [
  {
    name: "secrets read from the signer's file",
    line: LINE,
    run: (_, world) =>
      tryAsApi(world, userOf(world.product.pidOf('signer')), async (user) => {
        const text = await runAs(user, 'cat', [world.signerEnv.SIGNER_SECRETS_FILE ?? ''])
        if (text === null) return held('its file cannot be read')
        const found = secretsAmong(world, (secret) => text.includes(secret))
        return found.length > 0 ? moved(`read: ${found.join(', ')}`) : held('there is no secret in it')
      }),
  },
  {
    name: "a vault's keys opened with what the signer leaves around",
    line: LINE,
    run: async (_, world) => {
      const { vaultId } = await world.victim([])
      return await tryAsApi(world, userOf(world.product.pidOf('signer')), async (user) => {
        const keys = await unlessDenied(revealVaultKeys(world.signerEnv, vaultId, user))
        if (keys === null) return held('neither its secrets nor its root key can be read')
        const [row] = await world.oracle.sql<{ key: Buffer }[]>`
          select public_key as key from signer.vault_keys
          where vault_id = ${vaultId} and family = 'ed25519'`
        const isTheirs = row !== undefined && keys.ed25519Public.equals(row.key)
        return isTheirs ? moved('a private key lies in the open') : held('the keys of somebody else')
      })
    },
  },
  {
    name: "root key and secrets of others read from the product's files",
    line: LINE,
    run: (_, world) =>
      tryAsApi(world, ROOT, async (user) => {
        const found: string[] = []
        for (const file of secretFiles(world))
          if ((await runAs(user, 'cat', [file])) !== null) found.push(file)
        return found.length > 0 ? moved(`read: ${found.join(', ')}`) : held('none of them can be read')
      }),
  },
  {
    name: 'memory of the signer read',
    line: LINE,
    run: async (_, world) => {
      const pid = world.product.pidOf('signer')
      const maps = await readFile(`/proc/${pid}/maps`, 'utf8')
      const start = BigInt(`0x${maps.slice(0, maps.indexOf('-'))}`)
      const args = [`if=/proc/${pid}/mem`, 'iflag=skip_bytes,count_bytes', `skip=${start}`, 'count=16']
      return await tryAsApi(world, ROOT, async (user) => {
        const bytes = await runAs(user, 'dd', args)
        return bytes?.length === 16 ? moved('16 bytes were read') : held('it cannot be opened')
      })
    },
  },
  {
    name: 'Restate reached past its gate',
    line: LINE,
    run: (_, world) =>
      tryAsApi(world, ROOT, async (user) => {
        const socket = join(world.product.environmentOf('restate-gate').RESTATE_SOCKETS ?? '', 'admin.sock')
        const answer = await runAs(user, process.execPath, ['-e', CONNECT, socket])
        return answer === null ? held('its socket cannot be reached') : moved('its socket takes everybody')
      }),
  },
]

/** Believed only where the very same succeeds for somebody who may. */
async function tryAsApi(
  { product }: World,
  whoMay: Owner,
  attempt: (user: Owner) => Promise<Outcome>,
): Promise<Outcome | NotTried> {
  const [api, signer] = [userOf(product.pidOf('api-1')), userOf(product.pidOf('signer'))]
  if (api.uid === signer.uid) {
    // Where they could have been parted and were not, the attack is tried and shows it.
    const found = await findUsers(product.stateDir)
    if (found.users === null) return notTried(`one user for all processes: ${found.why}`)
  }
  const control = await attempt(whoMay)
  if (!('moved' in control))
    throw new Error(`it fails for user ${whoMay.uid}, who may: ${JSON.stringify(control)}`)
  return await attempt(api)
}

/** The root key is a file, or objects in a token of SoftHSM with a PIN beside them. */
function secretFiles({ product, signerEnv }: World): readonly string[] {
  const { SOFTHSM2_CONF = '', KEY_FILE } = signerEnv
  const token = dirname(SOFTHSM2_CONF)
  return [
    join(product.stateDir, 'secrets.json'),
    join(product.stateDir, 'restate', 'identity.pem'),
    product.environmentOf('witness').WITNESS_KEY_FILE ?? '',
    ...(KEY_FILE === undefined
      ? [join(token, 'secrets.json'), ...globSync(join(token, 'tokens/*/*.object'))]
      : [KEY_FILE]),
  ]
}
