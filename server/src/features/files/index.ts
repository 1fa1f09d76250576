import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { removeFilesOf } from './remove-files.ts'
import { fileBindings } from './routes.ts'

export { keepPicture } from './keep-picture.ts'
export { findOwnFile, readFile } from './read-file.ts'

export const feature = defineFeature({
  name: 'files',
  needs,
  routes: fileBindings,
  onAccountsRemoved: (parts) => (userIds) => removeFilesOf(parts, userIds),
})
