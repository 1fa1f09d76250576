import type { FeatureParts } from '../../composition/feature.ts'
import { forgetFiles, listFilesOf } from './file-rows.ts'

const AT_ONCE = 50

/** First what is kept, then who it belonged to: whatever fails in between is found again next time. */
export async function removeFilesOf(
  { db, fileStore }: Pick<FeatureParts, 'db' | 'fileStore'>,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  for (;;) {
    const files = await listFilesOf(db, { userIds, limit: AT_ONCE })
    if (files.length === 0) return
    await Promise.all(files.map(({ content }) => fileStore.remove(content)))
    await forgetFiles(
      db,
      files.map(({ name }) => name),
    )
  }
}
