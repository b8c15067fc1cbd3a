// What the hall asks of the browser around it before anything has happened.
const nothing = (): void => {};
const nowhere = { addEventListener: nothing, removeEventListener: nothing };

Object.assign(globalThis, {
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: false, ...nowhere }),
  localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  document: { visibilityState: 'visible', documentElement: {}, ...nowhere },
  ...nowhere,
});
