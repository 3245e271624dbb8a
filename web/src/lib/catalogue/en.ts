// One file for the language: the catalogues of the Python package, as they are.
const files = import.meta.glob<string>(
  [
    '../../../../src/hedgerow/locale/en/*.ftl',
    '!**/{cli,envs,laws,reminders,simulate}.ftl', // what only the program says
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
