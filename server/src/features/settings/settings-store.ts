import { changeSettings } from '@windhover/core/settings/change-settings'
import {
  type SettingsChange,
  type SettingsView,
  vaultSettings as settingsShape,
} from '@windhover/core/settings/contract'
import { settingsErrors } from '@windhover/core/settings/errors'
import { readSettings } from '@windhover/core/settings/read-settings'
import { checkSelection, type SelectionProblem } from '@windhover/core/toolbox/check-selection'
import { toolboxErrors } from '@windhover/core/toolbox/errors'
import type { ToolPlace } from '@windhover/core/toolbox/select-tools'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { keepChanged } from './keep-changed.ts'
import { vaultSettings } from './tables.ts'

type SettingsOwner = { readonly userId: string; readonly vaultId: string }

const rowOf = ({ userId, vaultId }: SettingsOwner) =>
  and(eq(vaultSettings.vaultId, BigInt(vaultId)), eq(vaultSettings.userId, userId))

export async function findSettings(db: Database, owner: SettingsOwner): Promise<SettingsView> {
  const [row] = await db.select().from(vaultSettings).where(rowOf(owner))
  return {
    vaultId: owner.vaultId,
    settings: readSettings(row?.settings),
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

/** Changes of one vault's settings come one after the other, so that none is lost to another tab. */
export async function saveChange(
  db: Database,
  asked: SettingsOwner & {
    readonly change: SettingsChange
    /** What the agent can be given: a selection of categories is measured by it. */
    readonly tools: readonly ToolPlace[]
  },
): Promise<SettingsView> {
  return await db.transaction(async (tx) => {
    const { userId, vaultId, change, tools } = asked
    await tx
      .insert(vaultSettings)
      .values({ vaultId: BigInt(vaultId), userId, settings: {}, changedAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
    const [row] = await tx.select().from(vaultSettings).where(rowOf(asked)).for('update')
    const before = readSettings(row?.settings)
    const settings = changeSettings(before, change)
    if (!settingsShape.safeParse(settings).success) throw settingsErrors.tooMany()
    refuseSelection(checkSelection({ before: before.toolCategories, after: settings.toolCategories, tools }))
    const [saved] = await tx
      .update(vaultSettings)
      // Always later than the change before, whatever the clock says: browsers keep the latest they were told.
      .set({
        settings: keepChanged(row?.settings, settings),
        changedAt: sql`greatest(clock_timestamp(), ${vaultSettings.changedAt} + interval '1 millisecond')`,
      })
      .where(rowOf(asked))
      .returning({ changedAt: vaultSettings.changedAt })
    return { vaultId, settings, changedAt: saved?.changedAt.toISOString() ?? null }
  })
}

function refuseSelection(problem: SelectionProblem | null): void {
  if (problem === 'too-many-tools') throw toolboxErrors.tooManyTools()
  if (problem === 'unknown-category') throw toolboxErrors.unknownCategory()
}

/** Of accounts that go for good. */
export async function removeSettingsOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(vaultSettings).where(inArray(vaultSettings.userId, [...userIds]))
}
