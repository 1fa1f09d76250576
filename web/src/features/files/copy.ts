import { FILES_AT_ONCE } from '@windhover/core/files/constants'
import { fileErrors } from '@windhover/core/files/errors'

/** Every sentence of the Uploader; those of the specification word for word. */
export const filesCopy = {
  choose: 'Drop images here or click to choose',
  drop: 'Drop to upload',
  hint: `PNG, JPG, JPEG, GIF or WEBP, up to 5 MB each, ${FILES_AT_ONCE} at once`,
  chooser: 'Images to upload',
  list: 'Files',
  count: (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`,
  clearAll: 'Clear all',
  emptyHint: 'Each file gets a link you can copy.',
  previewOf: (name: string) => `Preview of ${name}`,
  waiting: 'Waiting',
  uploading: (percent: number) => `Uploading ${percent}%`,
  checking: 'Checking the image',
  uploaded: 'Uploaded',
  progressOf: (name: string) => `Upload of ${name}`,
  told: (done: number, all: number) => `${done} of ${all} uploaded`,
  urlOf: (name: string) => `URL of ${name}`,
  copy: 'Copy',
  copyUrlOf: (name: string) => `Copy URL of ${name}`,
  copied: 'Copied',
  copiedToast: 'URL copied to clipboard',
  copyFailed: 'Failed to copy',
  tryAgainWith: (name: string) => `Try again to upload ${name}`,
  remove: (name: string) => `Remove ${name}`,
  wrongType: fileErrors.wrongType().message,
  names: (files: readonly { readonly name: string }[]) => {
    const [first, ...others] = files
    return others.length === 0 ? (first?.name ?? '') : `${first?.name} and ${others.length} more`
  },
  tooMany: `Up to ${FILES_AT_ONCE} files can be uploaded at once`,
  leftOut: (files: number) => `${files} ${files === 1 ? 'was' : 'were'} left out.`,
}
