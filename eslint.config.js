// ESLint's rules for all TypeScript and for the Node.js tools. A rule of a preset that is turned off has its reason beside it.
import eslint from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// The tools run in Node.js, and what they hand to a browser runs there.
const known =
  'console process fetch URL document window localStorage innerHeight scrollTo MutationObserver Element'

export default defineConfig(
  globalIgnores(['build', 'data', 'docs', 'python']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    rules: {
      // `!= null` stays: it means neither null nor undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A warning says what the page does without.
      'no-console': ['error', { allow: ['warn'] }],
      // Two spaces in a regular expression are easy to count.
      'no-regex-spaces': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { 'react-hooks': hooks },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Only these two: the plugin's other rules are for React's compiler, which Preact does not have.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      // An async event handler is fine: a failure in it reaches the console as any other failure in a handler does.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // No form here has a file field, so what FormData gives is text.
      '@typescript-eslint/no-base-to-string': [
        'error',
        { ignoredTypeNames: ['File', 'Error', 'RegExp', 'URL'] },
      ],
      // The board kit declares callbacks as methods, so that a game's narrower types fit; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // 'hidden' | string tells a reader which strings are special.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // The CSS parser types its enums, and its documentation compares them with text.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/tests/**'],
    rules: {
      // A test reads JSON from a server, a browser or the core, and checks the values.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // A test double for an async function may have nothing to await.
      '@typescript-eslint/require-await': 'off',
      // The browser tests report to the console.
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.mjs', 'eslint.config.js'],
    languageOptions: {
      globals: Object.fromEntries(known.split(' ').map((name) => [name, 'readonly'])),
    },
    // A command-line tool writes to the console.
    rules: { 'no-console': 'off' },
  },
)
