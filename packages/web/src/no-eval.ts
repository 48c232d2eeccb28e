// The page may not make code out of text (its content security policy says so), and the library of shapes need not try:
// its trial alone is reported as a breach. It reads this before it makes its first shape, and only here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
