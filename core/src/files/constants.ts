/** G16 */
export const FILE_BYTES_MAX = 5 * 1024 * 1024
export const FILES_AT_ONCE = 10

/** Of one person in 24 hours: far more than anybody shows, far less than it takes to fill a disk. */
export const FILES_PER_DAY = 100

/** R1-253, as people name them. */
export const FILE_ENDINGS = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const
export const FILE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** The one ending that each type is stored under. */
export const ENDING_OF: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}
