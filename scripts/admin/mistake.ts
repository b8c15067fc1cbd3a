/** Something that the person at the keyboard can mend: shown without a stack, exit code 2. */
export class Mistake extends Error {}
