/** Hands a file to the browser, which saves it. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then. Revoking at once is too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
