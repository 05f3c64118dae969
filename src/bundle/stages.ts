/** The time that each stage of a build took, in milliseconds. */
export class Stages {
  readonly #start = performance.now();
  #last = this.#start;
  readonly #lines: string[] = [];

  end(name: string): void {
    const now = performance.now();
    this.#lines.push(`${name} ${Math.round(now - this.#last)}`);
    this.#last = now;
  }

  toString(): string {
    return `Built in ${Math.round(this.#last - this.#start)} ms (${this.#lines.join(', ')})`;
  }
}
