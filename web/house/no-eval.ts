// The page's policy forbids making code out of text. What reads rules and messages would try it once, and browsers would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
