/** Words of the card about activity. */
export const toolCardCopy = {
  activity: 'Activity',
  noActivity: 'No activity yet',
}
