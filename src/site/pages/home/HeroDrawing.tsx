import clsx from 'clsx';
import { hero } from '../../../content/home.ts';
import { Figure } from '../../../ui/Figure.tsx';
import * as sheet from '../../../ui/Sheet.module.css';
import * as text from '../../../ui/Text.module.css';
import * as styles from './HeroDrawing.module.css';

/** The live schematic, drawn across on wide screens and down on narrow ones; it runs only while it is on screen. */
export function HeroDrawing() {
  return (
    <figure className={clsx(styles.machine, sheet.graph)} data-drawing="live">
      <WideDrawing />
      <TallDrawing />
      <figcaption className={clsx(text.note, styles.caption)}>{hero.caption}</figcaption>
      <Machines />
    </figure>
  );
}

function WideDrawing() {
  return (
    <Figure className={styles.wide} viewBox="0 36 1280 424" label={hero.drawing}>
      <path data-l="thin" d="M16 340H1264" />
      <path data-l="soil" d="M16 345H1264" />
      <path
        data-l="pipe"
        d="M92 128H168a24 24 0 0 1 24 24V184a24 24 0 0 0 24 24M92 288H168a24 24 0 0 0 24-24V232a24 24 0 0 1 24-24M92 208H1060"
      />
      <path
        data-l="bore"
        d="M92 128H168a24 24 0 0 1 24 24V184a24 24 0 0 0 24 24M92 288H168a24 24 0 0 0 24-24V232a24 24 0 0 1 24-24M92 208H1060"
      />
      <path data-l="pulse" d="M108 128h26M108 288h26" />
      <Pulses d="M60 208h26" />
      <path d="M108 118v20M114 118v20M108 198v20M114 198v20M108 278v20M114 278v20M246 196v24M253 196v24M476 196v24M483 196v24M768 196v24M775 196v24M992 196v24M999 196v24" />
      <path
        data-l="body"
        d="M343 250 332 332h-14v8H434v-8H420l-11-82zM536 276v56h-14v8h42v-8h-14v-56zM690 276v56h-14v8h42v-8h-14v-56zM836 292v40h-12v8h40v-8h-14v-38zM914 292v40h12v8H886v-8h14v-38zM1052 272v60h-12v8h38v-8h-12v-60zM1208 272v60h-12v8h38v-8h-12v-60z"
      />
      <path data-l="thin" d="M550 308H690" />
      <path d="M376 144V92M366 100h20l-20 20h20zM376 110h22M398 101v18" />
      <path data-l="tipk" d="m376 76-5 15h10z" />
      <use href="#m-in" x="60" y="208" />
      <use href="#m-triage" x="376" y="208" />
      <use href="#m-answer" x="620" y="208" />
      <use href="#m-crm" x="875" y="208" />
      <use href="#m-report" x="1140" y="208" />
      <g transform="translate(376 208)">
        <path data-l="live" data-m="needle" d="M0 0 27-29M0 0-7 8" />
      </g>
      <g transform="translate(620 208)">
        <path data-l="live" data-m="caret" d="M6 22v14" strokeWidth="4" />
      </g>
      <path data-l="hid" d="M1252 340V396H280V224" />
      <path data-l="tipk" d="m280 216-5 15h10z" />
      <path data-l="dim" d="M216 430v22M620 430v22M875 430v22M1140 430v22M216 441H1140" />
      <path
        data-l="tipk"
        d="m216 441 14-4v8zM620 441l-14-4v8zM620 441l14-4v8zM875 441l-14-4v8zM875 441l14-4v8zM1140 441l-14-4v8z"
      />
      <g data-t="name" textAnchor="middle">
        <text x="60" y="374">
          Inquiry
        </text>
        <text x="376" y="374">
          Triage
        </text>
        <text x="620" y="374">
          Answer
        </text>
        <text x="875" y="374">
          CRM
        </text>
        <text x="1140" y="374">
          Report
        </text>
      </g>
      <g data-t="note">
        <text x="404" y="90">
          1 in 5 to a person
        </text>
        <text x="674" y="90">
          your documents
        </text>
        <g textAnchor="middle">
          <text x="766" y="400.5">
            corrections return every Monday
          </text>
          <text x="418" y="445.5">
            4 min to a first reply
          </text>
          <text x="747" y="445.5">
            2 min to the record
          </text>
          <text x="1008" y="445.5">
            Friday, 9:00
          </text>
        </g>
      </g>
    </Figure>
  );
}

function TallDrawing() {
  return (
    <Figure className={styles.tall} viewBox="0 0 360 886" label={hero.drawing}>
      <path
        data-l="pipe"
        d="M32 60V76a20 20 0 0 0 20 20h28a20 20 0 0 1 20 20M168 60V76a20 20 0 0 1-20 20h-28a20 20 0 0 0-20 20M100 60V740"
      />
      <path
        data-l="bore"
        d="M32 60V76a20 20 0 0 0 20 20h28a20 20 0 0 1 20 20M168 60V76a20 20 0 0 1-20 20h-28a20 20 0 0 0-20 20M100 60V740"
      />
      <path data-l="pulse" d="M32 58v14M168 58v14" />
      <Pulses d="M100 40v26" />
      <path d="M90 136h20M90 142h20M90 284h20M90 290h20M90 512h20M90 518h20M90 694h20M90 700h20" />
      <path data-l="body" d="M4 20h56v36H20l-8 8v-8H4zM72 20h56v36H72zM140 20h56v36h-56z" />
      <path data-l="word" d="M14 32h30M14 42h20" />
      <path data-l="thin" d="m72 22 28 20 28-20M150 28h36v8h-36zM150 42h24v7h-24z" />
      <g transform="translate(100 208)scale(.82)">
        <use href="#m-triage" />
        <path data-l="live" data-m="needle" d="M0 0 27-29M0 0-7 8" />
      </g>
      <g transform="translate(100 428)scale(.82)">
        <use href="#m-answer" />
        <path data-l="live" data-m="caret" d="M6 22v14" strokeWidth="4" />
      </g>
      <g transform="translate(100 606)scale(.8)">
        <use href="#m-crm" />
      </g>
      <g transform="translate(100 782)scale(.82)">
        <use href="#m-report" />
      </g>
      <path d="M152 208h30M172 200v16l14-16v16zM179 208v-14M172 194h14" />
      <g data-t="name">
        <text x="214" y="44">
          Inquiry
        </text>
        <text x="214" y="204">
          Triage
        </text>
        <text x="214" y="424">
          Answer
        </text>
        <text x="214" y="600">
          CRM
        </text>
        <text x="214" y="774">
          Report
        </text>
      </g>
      <g data-t="note">
        <text x="214" y="64">
          chat, email, forms
        </text>
        <text x="214" y="224">
          1 in 5 to a person
        </text>
        <text x="214" y="444">
          4 min, from
        </text>
        <text x="214" y="461">
          your documents
        </text>
        <text x="214" y="620">
          written in 2 min
        </text>
        <text x="214" y="794">
          every Friday, 9:00
        </text>
      </g>
    </Figure>
  );
}

/** What runs through the pipe. Moved by the compositor alone, so that the page stays free for its reader. */
function Pulses({ d }: { d: string }) {
  return (
    <>
      <path data-l="pulse" className={styles.pulse} d={d} />
      <path data-l="pulse" className={styles.pulse} d={d} />
      <path data-l="pulse" className={styles.pulse} d={d} />
    </>
  );
}

/** The machines, drawn once and placed in both drawings. */
function Machines() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <defs>
        <g id="m-in">
          <path data-l="body" d="M-32-112h64v40h-46l-10 9v-9h-8z" />
          <path data-l="word" d="M-20-98h34M-20-87h22" />
          <path data-l="body" d="M-32-22h64v44h-64z" />
          <path data-l="thin" d="M-32-20 0 4l32-24" />
          <path data-l="body" d="M-32 58h64v44h-64z" />
          <path data-l="thin" d="M-22 68h44v9h-44zM-22 83h30v9h-30z" />
        </g>
        <g id="m-triage">
          <circle data-l="body" r="64" />
          <circle data-l="thin" r="57" />
          <circle data-l="thin" r="49" pathLength="72" strokeWidth="9" strokeDasharray=".5 1.5" strokeLinecap="butt" />
          <path data-l="ctr" d="M0-78V78M-78 0H78" />
          <circle data-l="body" r="5" />
          <path d="M-22 20h44v20h-44z" data-l="panel" />
          <text data-t="mini" y="35" textAnchor="middle">
            0.92
          </text>
        </g>
        <g id="m-answer">
          <path data-l="body" d="M-68-72-82-104H26L12-72z" />
          <path data-l="body" d="M-62-104v-34h26l8 8v26zM-36-104v-48h26l8 8v40zM-10-104v-30h22l8 8v22z" />
          <path data-l="word" d="M-28-134h16M-28-122h18M-28-112h18M-54-118h16" />
          <rect data-l="body" x="-108" y="-72" width="216" height="144" />
          <path data-l="thin" d="M-108-56H108M-92-40H92V56H-92z" />
          <path data-l="word" d="M-78-22H76M-78-5H72M-78 12H78M-78 29H-2" />
          <circle data-l="thin" cx="-96" cy="-64" r="2.5" />
          <circle data-l="thin" cx="-86" cy="-64" r="2.5" />
        </g>
        <g id="m-crm">
          <path data-l="body" d="M-60-70a60 20 0 0 1 120 0V72a60 20 0 0 1-120 0z" />
          <path data-l="obj" d="M-60-70a60 20 0 0 0 120 0M-60-23a60 20 0 0 0 120 0M-60 24a60 20 0 0 0 120 0" />
          <path data-l="word" d="M-34-27h50M-34 20h64M-34 67h40" />
          <path data-l="ctr" d="M0-102V106" />
          <path data-l="live" d="M-46-32v10M-46 15v10M-46 62v10" />
        </g>
        <g id="m-report">
          <path data-l="body" d="M-52 60v62l13-7 13 7 13-7 13 7 13-7 13 7 13-7 13 7V60z" />
          <path data-l="word" d="M-36 84h32M-36 97h56" />
          <rect data-l="body" x="-96" y="-84" width="192" height="152" />
          <path data-l="thin" d="M-96-62H96M-78-46h156v96h-156zM-78-14h156M-78 18h156M-39-46v96M0-46v96M39-46v96" />
          <path data-l="live" data-m="plot" d="M-78 38l22-5 17 8 20-24 19 6 22-22 17 7 20-32 12 4" />
          <circle data-l="tip" cx="71" cy="-20" r="4.5" />
          <circle data-l="obj" cx="-80" cy="-73" r="4" />
          <circle data-l="obj" cx="80" cy="-73" r="4" />
        </g>
      </defs>
    </svg>
  );
}
