// A name that stays, in English.

export default {
  title: 'A name that stays',
  lead: 'So that others know you again, and your tables are on all your devices. Nobody needs one to play. Your device keeps a passkey for it: there is no password, and no e-mail is asked for.',
  name: 'Name',
  take: 'Take this name',
  taking: 'One moment …',
  or: 'You have one already?',
  signIn: 'Sign in with a passkey',
  withCode: 'Every device lost?',
  code: 'Recovery code',
  useCode: 'Sign in with a code',

  noPasskeys: 'This browser has no passkeys here. They need https, or the machine itself as localhost.',
  goLocal: 'Open this page where they work',

  codesTitle: 'Recovery codes',
  codesNote:
    'Each of them signs you in once, should you lose every device. They are shown this one time: print them, or write them down.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have kept them',

  since: (day: string) => `Since ${day}`,
  devices: 'Passkeys',
  device: (added: string, used: string | null) =>
    used ? `Added ${added}, used last ${used}` : `Added ${added}, not used since`,
  thisKind:
    'One passkey is enough where your devices share it. Elsewhere sign in with a code, and add another there.',
  addDevice: 'Add a passkey of this device',
  removeDevice: 'Remove',
  codesLeft: (codes: number) =>
    codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`,
  newCodes: 'Make new codes',
  sessions: (sessions: number) =>
    sessions === 1 ? 'Signed in here alone.' : `Signed in on ${sessions} devices.`,
  endOthers: 'Sign out everywhere else',
  rename: 'Change the name',
  signOut: 'Sign out here',
  save: 'Save all of it as a file',
  remove: 'Delete this name',
  removeNote:
    'The name, its passkeys and its codes are deleted at once. Your games stay, as someone’s; tables that you have begun on this device stay yours as a guest.',
  removeYes: 'Delete it for good',
  removeNo: 'Keep it',

  cancelled: 'No passkey was given. Nothing has changed.',
  errors: {
    bad_origin: 'Accounts do not work at this address. Ask the person who runs this server to set page-url.',
    bad_passkey: 'That passkey was not taken.',
    bad_code: 'That is no recovery code, or it was used.',
    last_passkey: 'It is the last passkey. Add another before you remove it.',
    too_many_passkeys: 'There are twenty passkeys, as many as may be.',
  } as Record<string, string>,
}
