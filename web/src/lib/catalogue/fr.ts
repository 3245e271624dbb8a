// One file for the language: the catalogues of the Python package, as they are.
const files = import.meta.glob<string>(
  [
    '../../../../src/hedgerow/locale/fr/*.ftl',
    '!**/{cli,envs,laws,simulate}.ftl', // the command line's own
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
