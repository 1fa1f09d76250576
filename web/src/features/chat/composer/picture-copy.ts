export const pictureCopy = {
  list: 'Pictures to send',
  drop: 'Drop pictures to attach them',
  remove: (name: string) => `Remove ${name}`,
  uploading: 'Uploading',
  failed: 'Not uploaded',
  retry: (name: string) => `Upload ${name} again`,
  wrongType: 'Only PNG, JPG, GIF and WEBP images can be uploaded.',
  tooLarge: 'File size should be less than 5MB',
  tooMany: (max: number) => `At most ${max} pictures in one message.`,
}
