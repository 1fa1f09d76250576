import { type SettingsView, settingsChanged, settingsRoutes } from '@windhover/core/settings/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { SettingsParts } from './parts.ts'
import { findSettings, saveChange } from './settings-store.ts'

export function settingsBindings(parts: SettingsParts): readonly RouteBinding[] {
  const { db } = parts
  const own = async (userId: string, vaultId: string) => {
    await findOwnVault(db, { userId, vaultId })
    return { userId, vaultId }
  }
  return [
    bindRoute(settingsRoutes.getSettings, async ({ session, query }) =>
      findSettings(db, await own(session.userId, query.vaultId)),
    ),
    bindRoute(settingsRoutes.changeSettings, async ({ session, body }) => {
      const owner = await own(session.userId, body.vaultId)
      const tools = parts.agentTools().map(({ contract }) => contract)
      const view = await saveChange(db, { ...owner, change: body.change, tools })
      await publishSettingsChange(parts, session.userId, view)
      return view
    }),
  ]
}

/** Events are kept for a while; long lists of hidden tokens are asked for again instead. */
const TOLD_CHARS_MAX = 8_000

/** The change holds whether or not it is heard of. */
async function publishSettingsChange(
  { live, log }: Pick<FeatureParts, 'live' | 'log'>,
  userId: string,
  view: SettingsView,
): Promise<void> {
  try {
    const isLong = JSON.stringify(view).length > TOLD_CHARS_MAX
    const data = isLong ? { vaultId: view.vaultId } : view
    await live.publish(userId, settingsChanged, data)
  } catch (error) {
    log.warn({ err: error, vaultId: view.vaultId }, 'a change of settings was not told')
  }
}
