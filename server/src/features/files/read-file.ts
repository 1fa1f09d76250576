import { fileName, fileRoutes } from '@windhover/core/files/contract'
import { fileErrors } from '@windhover/core/files/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import type { CleanPicture } from '../../platform/pictures/clean-picture.ts'
import { findFile, type StoredFile } from './file-rows.ts'

/** A stored picture by the name in its address. */
export async function readFile(
  { db, fileStore }: Pick<FeatureParts, 'db' | 'fileStore'>,
  name: string,
): Promise<CleanPicture> {
  const file = await findFile(db, { name })
  const bytes = file === null ? null : await fileStore.get(file.content)
  if (file === null || bytes === null) throw fileErrors.notFound()
  return { type: file.type, bytes }
}

/** The picture at an address, if this person has uploaded it here; null for every other address. */
export async function findOwnFile(
  { db, config }: Pick<FeatureParts, 'db' | 'config'>,
  { userId, url }: { readonly userId: string; readonly url: string },
): Promise<StoredFile | null> {
  const name = nameInAddress(url, config.publicOrigin)
  return name === null ? null : await findFile(db, { name, userId })
}

function nameInAddress(url: string, publicOrigin: string): string | null {
  if (!URL.canParse(url, publicOrigin)) return null
  const { origin, pathname } = new URL(url, publicOrigin)
  const [before = '', after = ''] = fileRoutes.getFile.path.split(':name')
  if (origin !== publicOrigin || !pathname.startsWith(before) || after !== '') return null
  const name = fileName.safeParse(pathname.slice(before.length))
  return name.success ? name.data : null
}
