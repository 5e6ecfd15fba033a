export function OwnPasswordField() {
  return (
    <label>
      Your password
      <input type="password" name="password" autoComplete="current-password" dir="ltr" required />
    </label>
  );
}
