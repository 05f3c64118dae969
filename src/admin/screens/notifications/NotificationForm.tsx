import { useScheduleNotificationMutation, useUpdateNotificationMutation } from '../../../api/notifications.ts';
import { site } from '../../../content/site.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Audience, Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toLocalTime, toUtc, zoneName } from '../../../lib/local-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { Options } from '../../kit/controls/Options.tsx';
import { pathTo } from '../../paths.ts';
import type { EditedRow } from '../../rows/RowScreen.tsx';
import { useRowForm } from '../../rows/use-row-form.tsx';
import { useOwnNotice } from '../../shell/ServerNotices.tsx';
import * as styles from './NotificationPage.module.css';
import { audiences, notifications } from './notifications.ts';
import { checkTime, quickTimes, type Schedule, toScheduledAt } from './schedule.ts';

interface Values extends Schedule {
  title: string;
  message: string;
  audience: Audience;
}

const checks = {
  title: required('Enter a title.'),
  message: required('Enter a message.'),
  scheduled_at: (_: string, values: Values) => checkTime(values, Date.now()),
};

/** The fields of a notification. */
export function NotificationForm(edited: EditedRow<Notification>) {
  const form = useNotificationForm(edited);
  const isNow = form.values.when === 'now';
  return (
    <Form
      form={form}
      submitLabel={isNow ? 'Send now' : edited.row ? 'Save notification' : 'Schedule notification'}
      list={pathTo('notifications')}
    >
      <TextField label="Title" {...form.field('title', maxLengths.title)} required />
      <TextAreaField label="Message" {...form.field('message', maxLengths.message)} rows={5} required />
      <SelectField label="Audience" {...form.field('audience')}>
        <Options words={audiences} />
      </SelectField>
      <SelectField
        label="When"
        hint={isNow && 'It goes out as soon as you send it, and can no longer be edited.'}
        {...form.field('when')}
      >
        <option value="later">At a set time</option>
        <option value="now">Now</option>
      </SelectField>
      {isNow || (
        <>
          <TextField
            label={`Time (${zoneName()})`}
            hint={utcHint(form.values.scheduled_at)}
            type="datetime-local"
            {...form.field('scheduled_at')}
            required
          />
          <div className={styles.times}>
            {quickTimes(new Date()).map(([label, time]) => (
              <Button key={label} size="small" onClick={() => form.edit({ scheduled_at: time })}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
      <Preview {...form.values} />
    </Form>
  );
}

function useNotificationForm({ row: notification, ...edited }: EditedRow<Notification>) {
  const [schedule] = useScheduleNotificationMutation();
  const [update] = useUpdateNotificationMutation();
  const markAsOwn = useOwnNotice();
  return useRowForm({
    ...edited,
    ...(notification && { row: notification }),
    resource: notifications,
    toValues,
    checks,
    toFields: (values) => ({
      title: values.title.trim(),
      message: values.message.trim(),
      audience: values.audience,
      scheduled_at: toScheduledAt(values, notification),
    }),
    async create(fields) {
      const outcome = await schedule(fields);
      if (outcome.data) markAsOwn(outcome.data.notification_id);
      return outcome;
    },
    update({ notification_id }, fields, names) {
      const sent = names.has('when') ? new Set([...names, 'scheduled_at']) : names;
      return update({ notification_id, ...onlyEdited(fields, sent) });
    },
    told: ({ title, when }) => [title, when === 'now' ? 'sent' : 'scheduled'],
  });
}

/** The notification as the one who receives it sees it. */
function Preview({ title, message, when, scheduled_at: time }: Values) {
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={text.note}>
        {site.name}, {when === 'now' || !time ? 'now' : formatMoment(toUtc(time) ?? '')}
      </p>
      <p>
        <b>{title.trim() || 'Title'}</b>
      </p>
      <p className={styles.message}>{message.trim() || 'Message'}</p>
    </section>
  );
}

function toValues(notification?: Notification): Values {
  return {
    title: notification?.title ?? '',
    message: notification?.message ?? '',
    audience: notification?.audience ?? 'all',
    when: 'later',
    scheduled_at: toLocalTime(notification?.scheduled_at ?? ''),
  };
}

/** The time in UTC, for authors whose readers live in another zone. */
function utcHint(localTime: string): string {
  const moment = toUtc(localTime);
  if (!moment) return 'In the time zone of this device.';
  return `In the time zone of this device. That is ${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC.`;
}
