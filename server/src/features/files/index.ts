import { defineFeature } from '../../composition/feature.ts'
import { removeFilesOf } from './remove-files.ts'
import { fileBindings } from './routes.ts'

export { keepPicture } from './keep-picture.ts'
export { findOwnFile, readFile } from './read-file.ts'

export const feature = defineFeature({
  name: 'files',
  routes: fileBindings,
  onAccountsRemoved: (parts) => (userIds) => removeFilesOf(parts, userIds),
})
